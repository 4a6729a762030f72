"""An order to the launcher: to keep invocations from writing to other copies, by mounts that only they and it see."""

import os
import sys
from __main__ import PR_SET_DUMPABLE, control

CLONE_NEWNS = 0x00020000
CLONE_NEWUSER = 0x10000000
MS_RDONLY = 1
MS_REMOUNT = 32
MS_BIND = 4096
MS_REC = 16384
MS_PRIVATE = 1 << 18
# As statvfs says it, and as mount does: nosuid, nodev, noexec, noatime, nodiratime, relatime.
MOUNT_FLAGS = [(2, 2), (4, 4), (8, 8), (1024, 1024), (2048, 2048), (4096, 1 << 21)]


def confine(launcher, closed, opened, shared):
    """Keeps every invocation from writing below `closed`, but for `shared`, and for one of `opened` in its turn; or says why not.

    This process moves into a namespace of its own for users, in which it may mount, and one for mounts. Its children are given no
    rights there, so that they cannot undo what is mounted.
    """
    if not sys.platform.startswith("linux"):
        return {"obstacle": "only Linux can do it"}
    if os.geteuid() == 0:
        return {"obstacle": "as root, a command could undo it"}
    step = "prctl"
    try:
        # A process that cannot be looked into cannot write to its own files in /proc either.
        control(PR_SET_DUMPABLE, 1)
        step = "unshare"
        enter_namespaces()
        step = "mount"
        call("mount", None, b"/", None, MS_REC | MS_PRIVATE, None)
        for path in [*closed, *shared, *opened]:
            call("mount", os.fsencode(path), os.fsencode(path), None, MS_BIND | MS_REC, None)
            set_writable(path, path in shared)
    except OSError as error:
        return {"obstacle": "the kernel does not permit it (%s: %s)" % (step, os.strerror(error.errno or 0))}
    finally:
        control(PR_SET_DUMPABLE, 0)
    launcher.set_writable = set_writable
    return {}


def enter_namespaces():
    user, group = os.geteuid(), os.getegid()
    call("unshare", CLONE_NEWUSER | CLONE_NEWNS)
    for name, text in (("setgroups", "deny"), ("uid_map", "%d %d 1" % (user, user)), ("gid_map", "%d %d 1" % (group, group))):
        with open("/proc/self/%s" % name, "w") as file:
            file.write(text)


def set_writable(path, is_writable):
    """Makes a path that is mounted on itself writable, or read-only, and keeps what else its file system forbids."""
    given = os.statvfs(path).f_flag
    kept = sum(flag for known, flag in MOUNT_FLAGS if given & known)
    call("mount", None, os.fsencode(path), None, MS_REMOUNT | MS_BIND | kept | (0 if is_writable else MS_RDONLY), None)


def call(name, *words):
    """A function of the C library that Python has no word for."""
    import ctypes

    library = ctypes.CDLL(None, use_errno=True)
    numbers = [ctypes.c_ulong(word) if isinstance(word, int) else word for word in words]
    if getattr(library, name)(*numbers) != 0:
        number = ctypes.get_errno()
        raise OSError(number, os.strerror(number))
