"""The stopwatch of Counterbalance: runs one invocation after another, each timed from posix_spawn to wait4.

The first line of JSON on stdin holds this file and the others, so that nothing is read from disk that a command may have changed.
Each further line asks for an invocation, a line on stdout answers when it is over; Counterbalance sleeps in between.
While an invocation runs, this process sleeps. When stdin ends, because Counterbalance closed it or died, the
invocation is ended with everything that it started, and so is this process.

An invocation can open whatever its parent has open, by /proc/PID/fd, as long as that is a file or a pipe. So this process has
sockets only, which cannot be opened like that, and the two files that the invocation itself prints to.
"""

import errno
import gc
import json
import os
import resource
import select
import signal
import sys
from _socket import socketpair
from resource import RUSAGE_SELF, getrlimit, getrusage, setrlimit
from stat import S_ISREG
from time import perf_counter_ns

SHELL = "/bin/sh"
LONGEST_TEXT_IN_BYTES = 64 * 1024 * 1024
TAIL_IN_BYTES = 4096
GRACE_IN_MILLISECONDS = 500
PATIENCE_IN_MILLISECONDS = 5000
PATIENCE_WITH_CHILDREN_IN_NANOSECONDS = 10_000_000_000
PAUSE_BETWEEN_LOOKS_IN_SECONDS = 0.001
LONGEST_POLL_IN_MILLISECONDS = 2**31 - 1
# Of processes in a reply.
MOST_NAMES = 5
# Python ignores two signals, and a process keeps through exec what is ignored. To name all is quicker: the C library asks the
# kernel about each that is not named.
ALL_SIGNALS = sorted(int(number) for number in signal.valid_signals() - {signal.SIGKILL, signal.SIGSTOP})
MOST_DESCRIPTORS = 4096
END_OF_A_CHILD = bytes([signal.SIGCHLD])
PR_SET_DUMPABLE = 4
PR_SET_CHILD_SUBREAPER = 36
RSS_UNIT_IN_BYTES = 1 if sys.platform == "darwin" else 1024

# By number, since some systems have two names for one.
LIMITS = sorted({number for name, number in vars(resource).items() if name.startswith("RLIMIT_")})
CONDITIONS = ("niceness", "limits", "cores", "scheduling", "io-priority")
# By machine, the system calls that Python has no words for: sched_setattr, sched_getattr, ioprio_set, ioprio_get.
CALLS = {
    "x86_64": (314, 315, 251, 252),
    "aarch64": (274, 275, 30, 31),
    "riscv64": (274, 275, 30, 31),
    "ppc64le": (355, 356, 273, 274),
    "s390x": (345, 346, 282, 283),
}
IOPRIO_WHO_PROCESS = 1
SCHED_FLAG_UTIL_CLAMP = 0x60
# Of struct sched_attr, in words of 32 bits: its size and the niceness, which os.getpriority knows too, and the clamps.
ATTRIBUTE_WORDS = 14
AT_SIZE, AT_FLAGS, AT_NICENESS, AT_CLAMPS = 0, 2, 4, 12
CAN_SCHEDULE = hasattr(os, "sched_getaffinity")
# A child that /proc does not show, as another user's may be hidden (proc(5), hidepid).
HIDDEN = {0: "a hidden process"}
# The processes of other users that an earlier run left, by number: it was told of them already.
left_alone = set()
# From this process; a group of its own where a system cannot spawn into a session.
separation = {"setsid": True}


class Lost(Exception):
    """The name of a condition that somebody has changed, and that this process may not set again."""


class Launcher:
    def __init__(self, marker, is_subreaper):
        self.marker = marker
        self.is_subreaper = is_subreaper
        # The functions of our other files, as far as an order has needed them.
        self.scripts = {}
        # The server that runs beside the orders, where there is one.
        self.server = None
        # Opens a copy to an invocation, or closes it, where there are walls.
        self.set_writable = None
        self.environment = {}
        # The state that invocations inherit from this process, whatever others do to it.
        self.conditions = read_conditions()
        # Those that were set again, by name.
        self.restored = set()
        # The most memory of this process, in kB, as far as it is known.
        self.peak = 0
        self.received = b""
        self.is_ending = False
        # A signal becomes a byte in here, so that none can slip in between a check and a sleep.
        self.wakeups, wakeup = (end.detach() for end in socketpair())
        os.set_blocking(self.wakeups, False)
        os.set_blocking(wakeup, False)
        signal.set_wakeup_fd(wakeup, warn_on_full_buffer=False)
        for number in (signal.SIGTERM, signal.SIGINT, signal.SIGHUP):
            hear(number)
        # To hear the end of a child takes some 20 µs longer than to watch the child itself.
        self.can_watch = can_watch_processes()
        if not self.can_watch:
            hear(signal.SIGCHLD)
        self.poll = select.poll()
        self.poll.register(0, select.POLLIN)
        self.poll.register(self.wakeups, select.POLLIN)
        self.nothing = os.open(os.devnull, os.O_RDONLY)

    def serve(self):
        answer = self.answer(self.begin)
        try:
            os.write(1, b"%s\n" % answer)
            while (request := self.read_request()) is not None:
                answer = self.answer(self.obey if "order" in request else self.invoke, request)
                if self.is_ending:
                    return
                os.write(1, b"%s\n" % answer)
        finally:
            if self.server:
                self.server.end(GRACE_IN_MILLISECONDS)

    def answer(self, work, *words):
        """What `work` returns, or the condition that was lost, with what was set again."""
        try:
            answer = work(*words)
        except Lost as lost:
            answer = {"lost": str(lost)}
        return json.dumps({**answer, "restored": ",".join(self.restored)}).encode()

    def begin(self):
        """Takes over the conditions of the first launcher, which nobody had changed yet, or tells those of this one."""
        if "conditions" in scripts:
            self.conditions = decode_conditions(*json.loads(scripts["conditions"]))
            self.keep_conditions()
        return {"conditions": json.dumps(self.conditions, default=sorted)}

    def keep_conditions(self):
        """Sets again what others have changed: a process of the same user may pin this one, slow it down, or limit it."""
        now = read_conditions()
        if now == self.conditions:
            return
        for name, value, current in zip(CONDITIONS, self.conditions, now):
            if current != value:
                set_condition(name, value)
                self.restored.add(name)
        for name, value, current in zip(CONDITIONS, self.conditions, read_conditions()):
            if current != value:
                raise Lost(name)

    def obey(self, request):
        """The answer to what a file has a function for; who does not need it has neither its time nor its memory."""
        order, script = request.pop("order"), request.pop("script")
        if script not in self.scripts:
            self.scripts[script] = load(script)
        return self.scripts[script][order](self, **request)

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
            if descriptor == 0:
                data = os.read(0, 65536)
                self.received += data
                if not data:
                    self.poll.unregister(0)
                    self.is_ending = True
            elif descriptor == self.wakeups and os.read(descriptor, 65536).strip(END_OF_A_CHILD):
                self.is_ending = True

    def invoke(self, request):
        """The reply: the mean of the runs of one invocation, back to back, up to the first that fails."""
        began = perf_counter_ns()
        outputs = open_outputs(request)
        runs = []
        copy = request.get("confinedTo")
        try:
            if copy is not None:
                self.set_writable(copy, True)
            words = self.describe_process(request, outputs)
            for _ in range(request.get("runs", 1)):
                if runs:
                    for output in outputs:
                        empty(output)
                run = self.run(words, request, began)
                if isinstance(run, dict):
                    return run
                runs.append(run)
                if run[2] or run[3] or self.is_ending:
                    break
            for output in outputs:
                thin_out(output)
        finally:
            for output in outputs:
                os.close(output)
            if copy is not None:
                self.set_writable(copy, False)
        return self.describe(runs)

    def run(self, words, request, began):
        try:
            os.chdir(request["directory"])
            self.keep_conditions()
            before = read_schedule("self")
            start, pid = spawn(*words)
        except (OSError, ValueError) as error:
            return {"startedAfterNanoseconds": perf_counter_ns() - began, "code": name_error(error)}
        ended, is_timed_out = self.wait(pid, request["timeoutInMilliseconds"])
        if ended is None:
            sys.exit("Process %d could not be ended: does it belong to another user?" % pid)
        end, status, usage, schedule = ended
        left = end_children() if self.is_subreaper else end_group(pid)
        return start - began, end - start, status, is_timed_out, left, usage, add_queue(schedule, before)

    def describe_process(self, request, outputs):
        """Reads a request to `spawn`."""
        self.environment = request.get("environment", self.environment)
        environment = {**self.environment, **request.get("overrides", {}), **self.marker}
        streams = [(os.POSIX_SPAWN_DUP2, source, target) for target, source in enumerate((self.nothing, *outputs))]
        return request["program"], request["argv"], environment, streams

    def describe(self, runs):
        starts, nanoseconds, statuses, timeouts, left, usages, schedules = zip(*runs)
        most = max(usage.ru_maxrss for usage in usages)
        return {
            "startedAfterNanoseconds": starts[0],
            "nanoseconds": mean(nanoseconds),
            "status": statuses[-1],
            "isTimedOut": int(timeouts[-1]),
            **describe_left(left),
            "userSeconds": round(mean([usage.ru_utime for usage in usages]), 9),
            "systemSeconds": round(mean([usage.ru_stime for usage in usages]), 9),
            "maxRssInBytes": most * RSS_UNIT_IN_BYTES if self.is_own_peak(most) else 0,
            "minorFaults": mean([usage.ru_minflt for usage in usages]),
            "majorFaults": mean([usage.ru_majflt for usage in usages]),
            "voluntarySwitches": mean([usage.ru_nvcsw for usage in usages]),
            "involuntarySwitches": mean([usage.ru_nivcsw for usage in usages]),
            "schedule": None if None in schedules else [*map(mean, zip(*schedules))],
        }

    def is_own_peak(self, most):
        """Tells the process's own peak from ours, because exec counts in the memory of the caller."""
        # Our own peak never falls, so that the last one known is enough for most.
        if most > self.peak:
            self.peak = read_peak()
        return most > self.peak

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
        """When `pid` ended, how, what it used, and how it was scheduled; None where that takes longer, or this process is told to end."""
        deadline = perf_counter_ns() + int(milliseconds * 1e6)
        if not self.can_watch:
            return self.wait_until(deadline, pid)
        watch = os.pidfd_open(pid)
        self.poll.register(watch, select.POLLIN)
        try:
            return self.wait_until(deadline, pid)
        finally:
            self.poll.unregister(watch)
            os.close(watch)

    def wait_until(self, deadline, pid):
        was_ending = self.is_ending
        while True:
            remaining = deadline - perf_counter_ns()
            if remaining <= 0 or self.is_ending != was_ending:
                return None
            self.sleep(min(remaining // 1_000_000 + 1, LONGEST_POLL_IN_MILLISECONDS))
            now = perf_counter_ns()
            # The kernel forgets it as soon as somebody has waited for the process.
            schedule = read_schedule(pid)
            ended, status, usage = os.wait4(pid, os.WNOHANG)
            if ended:
                return now, status, usage, schedule


def read_conditions():
    """All that an invocation inherits from this process and that another process of its user can change, as CONDITIONS name it."""
    limits = [*map(getrlimit, LIMITS)]
    if not CAN_SCHEDULE:
        return os.getpriority(os.PRIO_PROCESS, 0), limits
    return os.getpriority(os.PRIO_PROCESS, 0), limits, os.sched_getaffinity(0), scheduler.read(), scheduler.read_io()


def set_condition(name, value):
    """Sets it as far as that is permitted."""
    try:
        if name == "niceness":
            os.setpriority(os.PRIO_PROCESS, 0, value)
        elif name == "limits":
            for limit, bounds in zip(LIMITS, value):
                setrlimit(limit, bounds)
        elif name == "cores":
            os.sched_setaffinity(0, value)
        elif name == "scheduling":
            scheduler.set(value)
        else:
            scheduler.set_io(value)
    except (OSError, ValueError):
        pass


def decode_conditions(niceness, limits, cores=None, scheduling=None, io_priority=None):
    """Restores the tuples of `read_conditions`, which JSON has turned into lists."""
    limits = [*map(tuple, limits)]
    return (niceness, limits) if cores is None else (niceness, limits, set(cores), tuple(scheduling), io_priority)


class Scheduler:
    """The attributes of this process that its children inherit: of the scheduler all, and the priority for input and output."""

    def read(self):
        return os.sched_getscheduler(0), os.sched_getparam(0).sched_priority

    def set(self, value):
        os.sched_setscheduler(0, value[0], os.sched_param(value[1]))

    def read_io(self):
        return None

    def set_io(self, value):
        pass


class WholeScheduler(Scheduler):
    """The same by system calls, which also know the slice and the clamps."""

    def __init__(self, library, calls):
        import ctypes

        self.call = library.syscall
        self.set_attributes, self.get_attributes, self.set_io_priority, self.get_io_priority = calls
        self.words = (ctypes.c_uint32 * ATTRIBUTE_WORDS)()
        self.size = ctypes.sizeof(self.words)

    def read(self):
        if self.call(self.get_attributes, 0, self.words, self.size, 0) != 0:
            raise OSError("sched_getattr")
        words = self.words[:]
        words[AT_SIZE] = words[AT_NICENESS] = 0
        return tuple(words)

    def set(self, value):
        self.words[:] = value
        self.words[AT_SIZE] = self.size
        self.words[AT_NICENESS] = os.getpriority(os.PRIO_PROCESS, 0) & 0xFFFFFFFF
        if any(value[AT_CLAMPS:]):
            self.words[AT_FLAGS] |= SCHED_FLAG_UTIL_CLAMP
        self.call(self.set_attributes, 0, self.words, 0)

    def read_io(self):
        return self.call(self.get_io_priority, IOPRIO_WHO_PROCESS, 0)

    def set_io(self, value):
        self.call(self.set_io_priority, IOPRIO_WHO_PROCESS, 0, value)


def open_scheduler():
    """All attributes where this machine's system calls are known and permitted, else those that Python reads."""
    calls = CALLS.get(os.uname().machine)
    if calls is None or not sys.platform.startswith("linux") or sys.maxsize < 2**32:
        return Scheduler()
    try:
        import ctypes

        whole = WholeScheduler(ctypes.CDLL(None), calls)
        whole.read()
        return whole
    except (ImportError, OSError):
        return Scheduler()


def hear(number):
    """Has a signal end a sleep, and nothing else."""
    signal.signal(number, lambda *_: None)


def can_watch_processes():
    """Returns true where a descriptor can wait for a process (Linux 5.3, Python 3.9)."""
    try:
        os.close(os.pidfd_open(os.getpid()))
        return True
    except (AttributeError, OSError):
        return False


def load(script):
    """Runs another of our files, which Counterbalance has sent with this one, and returns its names."""
    names = {"__name__": script}
    exec(compile(scripts[script], script + ".py", "exec"), names)
    return names


def open_outputs(request):
    """Empty files for stdout and stderr of one invocation: nothing of ours has them open before it or after it."""
    return [open_empty(request[name]) for name in ("stdout", "stderr")]


def open_empty(path):
    # An invocation may have put another file in its place: don't print there.
    try:
        if not S_ISREG(os.lstat(path).st_mode):
            os.rename(path, "%s-%d" % (path, perf_counter_ns()))
    except OSError:  # nothing is there
        pass
    output = os.open(path, os.O_RDWR | os.O_APPEND | os.O_CREAT, 0o600)
    empty(output)
    return output


def empty(output):
    os.ftruncate(output, 0)


def read_peak():
    """The most memory of this process, in kB."""
    try:
        with open("/proc/self/status", "rb") as status:
            return next(int(line.split()[1]) for line in status if line.startswith(b"VmHWM"))
    except (OSError, StopIteration):
        # By exec, this has the memory of Counterbalance in it.
        return getrusage(RUSAGE_SELF).ru_maxrss


def read_schedule(pid):
    """How long the main thread of a process was on a core and how long in the queue for one, in ns; None where the kernel doesn't tell."""
    try:
        file = os.open("/proc/%s/schedstat" % pid, os.O_RDONLY)
    except OSError:
        return None
    try:
        running, queued, _ = map(int, os.read(file, 256).split())
        return running, queued
    except (OSError, ValueError):
        return None
    finally:
        os.close(file)


def add_queue(schedule, before):
    """The schedule of a process, with the time that this one was in the queue, before it could start the process or hear of its end."""
    after = read_schedule("self")
    if schedule is None or before is None or after is None:
        return None
    return schedule[0], schedule[1] + after[1] - before[1]


def mean(values):
    return values[0] if len(values) == 1 else sum(values) / len(values)


def spawn(program, argv, environment, streams):
    """Starts a process in a session of its own, which has its own share of the cores (sched(7), autogroup). Returns when, and its number."""
    start = perf_counter_ns()
    try:
        return start, os.posix_spawn(
            program,
            argv,
            environment,
            file_actions=streams,
            setsigmask=[],
            setsigdef=ALL_SIGNALS,
            **separation,
        )
    except NotImplementedError:
        separation.clear()
        separation["setpgroup"] = 0
        return spawn(program, argv, environment, streams)
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


class Left:
    """What an ended command left behind: how many were ended, with some names, and those that were not, each as `name (PID)`."""

    def __init__(self, count=0, ended=(), unended=(), foreign=()):
        self.count = count
        self.ended = ended
        # Of this user: SIGKILL did not end them in all the time that there is.
        self.unended = unended
        # Of another user, such as what sudo starts: they may not be signalled.
        self.foreign = foreign


def describe_left(left):
    """The members of a reply about what one run or several left behind."""
    kinds = ("ended", "unended", "foreign")
    names = {kind: sorted({name for run in left for name in getattr(run, kind)})[:MOST_NAMES] for kind in kinds}
    return {"leftovers": sum(run.count for run in left), **{kind: names[kind] for kind in kinds if names[kind]}}


def end_children():
    """Kills what the ended command left behind, whose parent this process has become as its subreaper.

    Only ECHILD says that nothing is left. A process whose first thread has ended is a zombie for /proc, yet it runs on, and wait
    gives it back only once all its threads are gone; SIGKILL ends these too.
    """
    killed = {}
    start = perf_counter_ns()
    while True:
        try:
            while os.waitpid(-1, os.WNOHANG)[0]:
                pass
        except ChildProcessError:
            return Left(len(killed), killed.values())
        descendants = find_descendants()
        living = {pid for pid, fields in descendants.items() if is_alive(pid, fields[0])}
        names = name_processes(living)
        # The children of the killed are the next found.
        mine = living & {pid for pid in descendants if send(os.kill, pid, signal.SIGKILL)}
        killed.update((pid, name) for pid, name in names.items() if pid in mine)
        if perf_counter_ns() - start > choose_patience(mine, living):
            unended = name_processes(mine)
            foreign = {**name_processes(living - mine), **({} if living else HIDDEN)}
            news = [name for pid, name in foreign.items() if pid not in left_alone]
            left_alone.update(foreign)
            ended = [name for pid, name in killed.items() if pid not in unended]
            return Left(len(ended), ended, unended.values(), news)
        select.select([], [], [], PAUSE_BETWEEN_LOOKS_IN_SECONDS)


def choose_patience(mine, living):
    """Nanoseconds for those that were signalled; others (sudo) must not be waited for, but what is in no list may be about to end."""
    if mine:
        return PATIENCE_WITH_CHILDREN_IN_NANOSECONDS
    return 0 if living or left_alone else GRACE_IN_MILLISECONDS * 1_000_000


def find_descendants():
    """All processes below this one that nobody has waited for, each with the fields of its stat behind its name."""
    processes = dict(read_processes())
    descendants, level = {}, {str(os.getpid()).encode()}
    while level:
        children = {pid: fields for pid, fields in processes.items() if fields[1] in level and pid not in descendants}
        descendants.update(children)
        level = {str(pid).encode() for pid in children}
    return descendants


def is_alive(pid, state):
    """Returns true for a process with a thread that runs: of a zombie, the others may do so after the first has ended."""
    if state != b"Z":
        return True
    try:
        threads = os.listdir("/proc/%d/task" % pid)
    except OSError:
        return False
    return any(int(thread) != pid and read_state("%d/task/%s" % (pid, thread)) not in (None, b"Z", b"X") for thread in threads)


def read_state(place):
    stat = read_stat(place)
    return stat and stat.rpartition(b")")[2].split()[0]


def read_stat(place):
    try:
        with open("/proc/%s/stat" % place, "rb") as file:
            return file.read()
    except OSError:
        return None


def name_processes(pids):
    """Those that are still there, each as `name (PID)`."""
    stats = {pid: read_stat(pid) for pid in sorted(pids)}
    names = {pid: stat.partition(b"(")[2].rpartition(b")")[0] for pid, stat in stats.items() if stat}
    return {pid: "%s (%d)" % (name.decode("utf-8", "replace"), pid) for pid, name in names.items()}


def read_processes():
    """All processes, each with the fields of its stat behind its name."""
    for name in os.listdir("/proc"):
        stat = read_stat(name) if name.isdigit() else None
        if stat:
            yield int(name), stat.rpartition(b")")[2].split()


def name_error(error):
    # Other than the system's, it is a NUL or half a surrogate pair in a string.
    return "EINVAL" if isinstance(error, ValueError) else errno.errorcode.get(error.errno, str(error.errno))


def end_group(pid):
    """For want of a subreaper; tells only whether there was something."""
    return Left(1 if send(os.killpg, pid, signal.SIGKILL) else 0)


def send(kill, pid, number):
    try:
        kill(pid, number)
        return True
    except OSError:
        return False


def can_see_processes():
    return os.path.exists("/proc/self/stat")


def control(option, value):
    """Sets `option` of this process by prctl; false where the kernel refuses it or there is none."""
    if not sys.platform.startswith("linux"):
        return False
    try:
        import ctypes

        return ctypes.CDLL(None).prctl(option, *map(ctypes.c_ulong, (value, 0, 0, 0))) == 0
    except (ImportError, OSError, AttributeError):
        return False


if __name__ == "__main__":
    gc.disable()
    scheduler = open_scheduler()
    # Invocations don't inherit the files that the caller of Counterbalance had open.
    os.closerange(3, MOST_DESCRIPTORS)
    # Orphaned descendants become children of this process (Linux 3.4 and later).
    is_subreaper = can_see_processes() and control(PR_SET_CHILD_SUBREAPER, 1)
    # No invocation reads or writes the memory of this process, or opens what it has open, unless root has given it that right.
    control(PR_SET_DUMPABLE, 0)
    # Counterbalance itself finds by the marker what leaves an invocation's group; but without /proc nobody can.
    if sys.platform.startswith("linux") and can_see_processes() and not is_subreaper:
        sys.exit("What leaves an invocation's group could not be found.")
    try:
        Launcher(dict([sys.argv[2:4]]), is_subreaper).serve()
    except BrokenPipeError:  # Counterbalance is gone
        sys.exit(1)
