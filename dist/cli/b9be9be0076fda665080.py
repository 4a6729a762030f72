"""Orders to the launcher about a server that runs beside invocations, which is started by the launcher's own means."""

import os
import signal
from __main__ import (
    GRACE_IN_MILLISECONDS,
    describe_left,
    end_children,
    end_group,
    find_descendants,
    hear,
    name_error,
    open_outputs,
    send,
    spawn,
)
from resource import RUSAGE_CHILDREN, getrusage
from time import clock_gettime, perf_counter_ns

TICKS_PER_SECOND = os.sysconf("SC_CLK_TCK")


def start(launcher, **request):
    try:
        launcher.server = Server(launcher, request)
    except (OSError, ValueError) as error:
        return {"code": name_error(error)}
    return {}


def look(launcher):
    return launcher.server.look()


def end(launcher, graceInMilliseconds):
    """Tells of the processes that did not end when they were asked to."""
    server, launcher.server = launcher.server, None
    return describe_left([server.end(graceInMilliseconds)])


class Server:
    def __init__(self, launcher, request):
        self.launcher = launcher
        # How it ended, as wait4 has it.
        self.status = None
        # Processes that it has started, and leaves when it ends, are waited for too.
        hear(signal.SIGCHLD)
        outputs = open_outputs(request)
        try:
            if request.get("confinedTo") is not None:
                launcher.set_writable(request["confinedTo"], True)
            os.chdir(request["directory"])
            launcher.keep_conditions()
            self.pid = spawn(*launcher.describe_process(request, outputs))[1]
        finally:
            for output in outputs:
                os.close(output)

    def look(self):
        """Returns its exit status, if it has ended, and what it has used until now, with all that it has started."""
        if self.status is None:
            ended, status = os.waitpid(self.pid, os.WNOHANG)
            self.status = status if ended else None
        ended = {} if self.status is None else {"status": self.status}
        return {**ended, **(use_of_descendants() if self.launcher.is_subreaper else {})}

    def end(self, milliseconds):
        """Ends it with all that it has started; what did not end when it was asked to."""
        send(os.killpg, self.pid, signal.SIGTERM)
        if self.status is None:
            self.launcher.wait_for(self.pid, milliseconds)
        if not self.launcher.is_subreaper:
            return end_group(self.pid)
        deadline = perf_counter_ns() + GRACE_IN_MILLISECONDS * 1_000_000
        while has_children() and perf_counter_ns() < deadline:
            self.launcher.sleep((deadline - perf_counter_ns()) // 1_000_000 + 1)
        return end_children()


def has_children():
    """Returns true while a child lives, and reaps those that have ended."""
    try:
        while os.waitpid(-1, os.WNOHANG)[0]:
            pass
        return True
    except ChildProcessError:
        return False


def use_of_descendants():
    """CPU time of all processes that come from this one, the ended among them; of memory, the largest peak of one that lives."""
    ended = getrusage(RUSAGE_CHILDREN)
    seconds, peak = ended.ru_utime + ended.ru_stime, 0
    for pid, fields in find_descendants().items():
        seconds += cpu_seconds_of(pid, fields) + sum(map(int, fields[13:15])) / TICKS_PER_SECOND
        peak = max(peak, peak_memory_of(pid))
    return {"cpuSeconds": seconds, "peakMemoryInBytes": peak}


def cpu_seconds_of(pid, fields):
    try:
        # The clock of a process, as the kernel makes it of its number.
        return clock_gettime(~pid << 3 | 2)
    except OSError:
        return sum(map(int, fields[11:13])) / TICKS_PER_SECOND


def peak_memory_of(pid):
    try:
        with open("/proc/%d/status" % pid, "rb") as file:
            return next((int(line.split()[1]) * 1024 for line in file if line.startswith(b"VmHWM:")), 0)
    except OSError:
        return 0
