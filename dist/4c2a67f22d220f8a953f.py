"""The stopwatch of Counterbalance: runs one invocation after another, each timed from posix_spawn to wait4.

A line of JSON on stdin asks for an invocation, a line on stdout answers when it is over; Counterbalance sleeps in between.
While an invocation runs, this process sleeps. When stdin ends, because Counterbalance closed it or died, the
invocation is ended with everything that it started, and so is this process.

An invocation can open whatever its parent has open, by /proc/PID/fd, as long as that is a file or a pipe. So this process has
sockets only, which cannot be opened like that, and the two files that the invocation itself prints to.
"""

import errno
import gc
import json
import os
import select
import signal
import sys
from _socket import socketpair
from resource import RUSAGE_CHILDREN, RUSAGE_SELF, getrusage
from stat import S_ISREG
from time import perf_counter_ns

SHELL = "/bin/sh"
LONGEST_TEXT_IN_BYTES = 64 * 1024 * 1024
TAIL_IN_BYTES = 4096
GRACE_IN_MILLISECONDS = 500
PATIENCE_IN_MILLISECONDS = 5000
LONGEST_POLL_IN_MILLISECONDS = 2**31 - 1
# Python ignores two signals, and a process keeps through exec what is ignored. To name all is quicker: the C library asks the
# kernel about each that is not named.
ALL_SIGNALS = sorted(int(number) for number in signal.valid_signals() - {signal.SIGKILL, signal.SIGSTOP})
SPIN_STEPS = 30_000
MOST_DESCRIPTORS = 4096
END_OF_A_CHILD = bytes([signal.SIGCHLD])
PR_SET_DUMPABLE = 4
PR_SET_CHILD_SUBREAPER = 36
CLONE_NEWNS = 0x00020000
CLONE_NEWUSER = 0x10000000
MS_RDONLY = 1
MS_REMOUNT = 32
MS_BIND = 4096
MS_REC = 16384
MS_PRIVATE = 1 << 18
# As statvfs says it, and as mount does: nosuid, nodev, noexec, noatime, nodiratime, relatime.
MOUNT_FLAGS = [(2, 2), (4, 4), (8, 8), (1024, 1024), (2048, 2048), (4096, 1 << 21)]
RSS_UNIT_IN_BYTES = 1 if sys.platform == "darwin" else 1024

# Written by hand, for json.dumps would take longer than all the rest between two invocations.
REPLY = (
    b'{"startedAfterNanoseconds":%d,"nanoseconds":%a,"status":%d,"isTimedOut":%d,"leftovers":%d,"userSeconds":%.9f,'
    b'"systemSeconds":%.9f,"maxRssInBytes":%d,"minorFaults":%a,"majorFaults":%a,"voluntarySwitches":%a,'
    b'"involuntarySwitches":%a}'
)
REFUSAL = b'{"startedAfterNanoseconds":%d,"code":"%s"}'


class Launcher:
    def __init__(self, marker, is_subreaper):
        self.marker = marker
        self.orders = {"spin": spin, "hold": hold, "confine": confine}
        self.orders.update({"start": self.start, "look": self.look, "end": self.end})
        self.is_subreaper = is_subreaper
        # The server that runs beside the orders, where there is one.
        self.server = None
        self.environment = {}
        # The most memory of this process, in kB, as far as it is known.
        self.peak = 0
        self.received = b""
        self.is_ending = False
        # A signal becomes a byte in here, so that none can slip in between a check and a sleep.
        self.wakeups, wakeup = (end.detach() for end in socketpair())
        os.set_blocking(self.wakeups, False)
        os.set_blocking(wakeup, False)
        signal.set_wakeup_fd(wakeup, warn_on_full_buffer=False)
        for number in (signal.SIGCHLD, signal.SIGTERM, signal.SIGINT, signal.SIGHUP):
            signal.signal(number, lambda *_: None)
        self.poll = select.poll()
        self.poll.register(0, select.POLLIN)
        self.poll.register(self.wakeups, select.POLLIN)
        self.nothing = os.open(os.devnull, os.O_RDONLY)

    def serve(self):
        os.write(1, b'"ready"\n')
        try:
            while (request := self.read_request()) is not None:
                answer = self.obey(**request) if "order" in request else self.invoke(request)
                if self.is_ending:
                    return
                os.write(1, b"%s\n" % answer)
        finally:
            self.end(GRACE_IN_MILLISECONDS)

    def obey(self, order, **words):
        return json.dumps(self.orders[order](**words)).encode()

    def read_request(self):
        while b"\n" not in self.received:
            self.sleep(None)
            if self.is_ending:
                return None
        line, _, self.received = self.received.partition(b"\n")
        return json.loads(line)

    def sleep(self, milliseconds):
        """Until stdin or a signal says something, or the time is over."""
        for descriptor, _ in self.poll.poll(milliseconds):
            data = os.read(descriptor, 65536)
            if descriptor == 0:
                self.received += data
                if not data:
                    self.poll.unregister(0)
                    self.is_ending = True
            elif data.strip(END_OF_A_CHILD):
                self.is_ending = True

    def invoke(self, request):
        """The reply: the mean of the runs of one invocation, back to back, up to the first that fails."""
        began = perf_counter_ns()
        outputs = open_outputs(request)
        runs = []
        own = request.get("confinedTo")
        try:
            if own is not None:
                set_writable(own, True)
            words = self.describe_process(request, outputs)
            for _ in range(request.get("runs", 1)):
                if runs:
                    for output in outputs:
                        empty(output)
                run = self.run(words, request, began)
                if isinstance(run, bytes):
                    return run
                runs.append(run)
                if run[2] or run[3] or self.is_ending:
                    break
            for output in outputs:
                thin_out(output)
        finally:
            for output in outputs:
                os.close(output)
            if own is not None:
                set_writable(own, False)
        return self.describe(runs)

    def run(self, words, request, began):
        try:
            os.chdir(request["directory"])
            start, pid = spawn(*words)
        except (OSError, ValueError) as error:
            return REFUSAL % (perf_counter_ns() - began, name_error(error).encode())
        ended, is_timed_out = self.wait(pid, request["timeoutInMilliseconds"])
        if ended is None:
            sys.exit("Process %d could not be ended: does it belong to another user?" % pid)
        end, status, usage = ended
        leftovers = end_children() if self.is_subreaper else end_group(pid)
        return start - began, end - start, status, is_timed_out, leftovers, usage

    def describe_process(self, request, outputs):
        """What `spawn` takes."""
        self.environment = request.get("environment", self.environment)
        environment = {**self.environment, **request.get("overrides", {}), **self.marker}
        streams = [(os.POSIX_SPAWN_DUP2, source, target) for target, source in enumerate((self.nothing, *outputs))]
        return request["program"], request["argv"], environment, streams

    def describe(self, runs):
        starts, nanoseconds, statuses, timeouts, leftovers, usages = zip(*runs)
        most = max(usage.ru_maxrss for usage in usages)
        return REPLY % (
            starts[0],
            mean(nanoseconds),
            statuses[-1],
            timeouts[-1],
            sum(leftovers),
            mean([usage.ru_utime for usage in usages]),
            mean([usage.ru_stime for usage in usages]),
            most * RSS_UNIT_IN_BYTES if self.is_own_peak(most) else 0,
            mean([usage.ru_minflt for usage in usages]),
            mean([usage.ru_majflt for usage in usages]),
            mean([usage.ru_nvcsw for usage in usages]),
            mean([usage.ru_nivcsw for usage in usages]),
        )

    def is_own_peak(self, most):
        """Whether a process has used so much by itself: exec counts in the memory of whoever called it, which is ours."""
        # Our own peak never falls, so that the last one known is enough for most.
        if most > self.peak:
            self.peak = read_peak()
        return most > self.peak

    def start(self, script, **request):
        """Starts a server, which runs beside all orders until it ends or is ended, by what is in the file `script`."""
        server = load(script)["Server"](self)
        answer = server.start(request)
        if "code" not in answer:
            self.server = server
        return answer

    def look(self):
        return self.server.look()

    def end(self, graceInMilliseconds):
        """Ends the server with all that it has started; how many processes did not end when they were asked to."""
        server, self.server = self.server, None
        return {"leftovers": server.end(graceInMilliseconds) if server else 0}

    def wait(self, pid, milliseconds):
        """The end of `pid`: its own, or else by SIGTERM, or else by SIGKILL; and whether it ran out of time."""
        ended = self.wait_for(pid, milliseconds)
        is_timed_out = ended is None and not self.is_ending
        if ended is None:
            send(os.killpg, pid, signal.SIGTERM)
            ended = self.wait_for(pid, GRACE_IN_MILLISECONDS)
        if ended is None:
            send(os.killpg, pid, signal.SIGKILL)
            send(os.kill, pid, signal.SIGKILL)  # which may have left its group
            ended = self.wait_for(pid, PATIENCE_IN_MILLISECONDS)
        return ended, is_timed_out

    def wait_for(self, pid, milliseconds):
        deadline = perf_counter_ns() + int(milliseconds * 1e6)
        was_ending = self.is_ending
        while True:
            remaining = deadline - perf_counter_ns()
            if remaining <= 0 or self.is_ending != was_ending:
                return None
            self.sleep(min(remaining // 1_000_000 + 1, LONGEST_POLL_IN_MILLISECONDS))
            ended, status, usage = os.wait4(pid, os.WNOHANG)
            if ended:
                return perf_counter_ns(), status, usage


def load(script):
    """What is in another file of ours; sessions that do not need it have neither its time nor its memory."""
    names = {"__name__": script}
    with open(script, "rb") as file:
        exec(compile(file.read(), script, "exec"), names)
    return names


def open_outputs(request):
    """Empty files for stdout and stderr of one invocation: nothing of ours has them open before it or after it."""
    return [open_empty(request[name]) for name in ("stdout", "stderr")]


def open_empty(path):
    # What an invocation may have put in its place is no place to print to.
    try:
        if not S_ISREG(os.lstat(path).st_mode):
            os.rename(path, "%s-%d" % (path, perf_counter_ns()))
    except OSError:  # nothing is there
        pass
    output = os.open(path, os.O_RDWR | os.O_APPEND | os.O_CREAT, 0o600)
    empty(output)
    return output


def empty(output):
    # To look first is quicker, for most is empty.
    if os.lseek(output, 0, os.SEEK_END):
        os.ftruncate(output, 0)


def read_peak():
    """The most memory of this process, in kB."""
    try:
        with open("/proc/self/status", "rb") as status:
            return next(int(line.split()[1]) for line in status if line.startswith(b"VmHWM"))
    except (OSError, StopIteration):
        # By exec, this has the memory of Counterbalance in it.
        return getrusage(RUSAGE_SELF).ru_maxrss


def mean(values):
    return values[0] if len(values) == 1 else sum(values) / len(values)


def spin(times):
    """A fixed piece of work, to see whether the machine is as fast as before: the lower quartile of its times."""
    before = cpu_seconds()
    spins = []
    for _ in range(times):
        start = perf_counter_ns()
        sum(range(SPIN_STEPS))
        spins.append(perf_counter_ns() - start)
    nanoseconds = sorted(spins)[times // 4]
    return {"nanoseconds": nanoseconds, "cpuSecondsBefore": before, "cpuSecondsAfter": cpu_seconds()}


def cpu_seconds():
    return sum(usage.ru_utime + usage.ru_stime for usage in map(getrusage, (RUSAGE_SELF, RUSAGE_CHILDREN)))


def hold(cores=None, niceness=None):
    """Keeps this process, and with it every invocation, to `cores` and `niceness`, where that is permitted; what came of it."""
    held = {}
    if cores is not None and hasattr(os, "sched_setaffinity"):
        try:
            os.sched_setaffinity(0, cores)
            held["cores"] = sorted(os.sched_getaffinity(0))
        except OSError:
            pass
    if niceness is not None:
        try:
            # Whoever put us before that has a reason.
            os.setpriority(os.PRIO_PROCESS, 0, min(niceness, os.getpriority(os.PRIO_PROCESS, 0)))
            held["niceness"] = os.getpriority(os.PRIO_PROCESS, 0)
        except OSError:
            pass
    return held


def confine(closed, opened, shared):
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
    return {}


def enter_namespaces():
    user, group = os.geteuid(), os.getegid()
    call("unshare", CLONE_NEWUSER | CLONE_NEWNS)
    for name, text in (("setgroups", "deny"), ("uid_map", "%d %d 1" % (user, user)), ("gid_map", "%d %d 1" % (group, group))):
        with open("/proc/self/%s" % name, "w") as file:
            file.write(text)


def set_writable(path, is_writable):
    """Of a path that is mounted on itself. What else was forbidden on its file system must stay so."""
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


def spawn(program, argv, environment, streams):
    """When the process was started, and its number."""
    start = perf_counter_ns()
    try:
        return start, os.posix_spawn(
            program,
            argv,
            environment,
            file_actions=streams,
            setpgroup=0,
            setsigmask=[],
            setsigdef=ALL_SIGNALS,
        )
    except OSError as error:
        if error.errno != errno.ENOEXEC or program == SHELL:
            raise
    # A script without #! is the shell's, as execvp has it.
    return spawn(SHELL, [SHELL, program, *argv[1:]], environment, streams)


def thin_out(output):
    """Gives back the disk under what is too long to be read; its size and its last lines stay."""
    size = os.lseek(output, 0, os.SEEK_END)
    if size > LONGEST_TEXT_IN_BYTES:
        tail = os.pread(output, TAIL_IN_BYTES, size - TAIL_IN_BYTES)
        os.ftruncate(output, 0)
        os.ftruncate(output, size - len(tail))
        os.write(output, tail)


def end_children():
    """Kills what the ended command left behind: as their subreaper, this process has become its parent."""
    left = set()
    while True:
        try:
            if os.waitpid(-1, os.WNOHANG)[0]:
                continue
        except ChildProcessError:
            return len(left)
        children = list(find_children())
        left.update(children)
        # The children of the killed are the next found. What may not be killed or seen (sudo) must not be waited for.
        if any([send(os.kill, child, signal.SIGKILL) for child in children]):
            os.waitpid(-1, 0)
        elif not os.waitpid(-1, os.WNOHANG)[0]:
            return max(len(left), 1)


def find_children():
    own = str(os.getpid()).encode()
    for pid, (state, parent, *_) in read_processes():
        if parent == own and state != b"Z":
            yield pid


def read_processes():
    """All processes, each with the fields of its stat behind its name."""
    for name in os.listdir("/proc"):
        if name.isdigit():
            try:
                with open("/proc/%s/stat" % name, "rb") as file:
                    yield int(name), file.read().rpartition(b")")[2].split()
            except OSError:
                continue


def name_error(error):
    # Other than the system's, it is a NUL or half a surrogate pair in a string.
    return "EINVAL" if isinstance(error, ValueError) else errno.errorcode.get(error.errno, str(error.errno))


def end_group(pid):
    """For want of a subreaper; tells only whether there was something."""
    return 1 if send(os.killpg, pid, signal.SIGKILL) else 0


def send(kill, pid, number):
    try:
        kill(pid, number)
        return True
    except OSError:
        return False


def can_see_processes():
    return os.path.exists("/proc/self/stat")


def control(option, value):
    """Whether the kernel has set `option` of this process (prctl, Linux)."""
    if not sys.platform.startswith("linux"):
        return False
    try:
        import ctypes

        return ctypes.CDLL(None).prctl(option, *map(ctypes.c_ulong, (value, 0, 0, 0))) == 0
    except (ImportError, OSError, AttributeError):
        return False


if __name__ == "__main__":
    gc.disable()
    # What whoever started Counterbalance had open is nothing for an invocation.
    os.closerange(3, MOST_DESCRIPTORS)
    # Orphaned descendants become children of this process (Linux 3.4 and later).
    is_subreaper = can_see_processes() and control(PR_SET_CHILD_SUBREAPER, 1)
    # No invocation reads or writes the memory of this process, or opens what it has open, unless root has given it that right.
    control(PR_SET_DUMPABLE, 0)
    # Counterbalance itself finds by the marker what leaves an invocation's group; but without /proc nobody can.
    if sys.platform.startswith("linux") and can_see_processes() and not is_subreaper:
        sys.exit("What leaves an invocation's group could not be found.")
    try:
        Launcher(dict([sys.argv[1:3]]), is_subreaper).serve()
    except BrokenPipeError:  # Counterbalance is gone
        sys.exit(1)
