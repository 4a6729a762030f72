"""The stopwatch of Counterbalance on Windows, which takes the questions of launcher.py and gives its answers.

Each invocation runs in a job: a process in it, and all that this one starts, stay in it. So the system counts their CPU time, and ends all of
them when it is told to, or when this process is gone.
"""

import ctypes
import gc
import json
import msvcrt
import os
import signal
import sys
import _winapi
from ctypes import wintypes
from _thread import start_new_thread
from queue import SimpleQueue
from stat import S_ISREG
from time import perf_counter_ns, process_time, sleep
from types import SimpleNamespace

CREATE_SUSPENDED = 0x4
STARTF_USESTDHANDLES = 0x100
KILL_ON_JOB_CLOSE = 0x2000
BASIC_ACCOUNTING, EXTENDED_LIMITS = 1, 9
WAIT_TIMEOUT, INFINITE = 0x102, 0xFFFFFFFF
PATIENCE_IN_MILLISECONDS = 5000
SPIN_STEPS = 30_000
# Of the system's numbers, those that Counterbalance has words for.
NAMES = {2: "ENOENT", 3: "ENOENT", 5: "EACCES", 87: "EINVAL", 193: "ENOEXEC", 206: "E2BIG", 267: "ENOTDIR"}

kernel32 = ctypes.WinDLL("kernel32", use_last_error=True)


def declare(function, result, *arguments):
    function.restype, function.argtypes = result, arguments
    return function


HANDLE, DWORD, BOOL = wintypes.HANDLE, wintypes.DWORD, wintypes.BOOL
create_job = declare(kernel32.CreateJobObjectW, HANDLE, ctypes.c_void_p, wintypes.LPCWSTR)
set_job = declare(kernel32.SetInformationJobObject, BOOL, HANDLE, ctypes.c_int, ctypes.c_void_p, DWORD)
query_job = declare(kernel32.QueryInformationJobObject, BOOL, HANDLE, ctypes.c_int, ctypes.c_void_p, DWORD, ctypes.c_void_p)
assign = declare(kernel32.AssignProcessToJobObject, BOOL, HANDLE, HANDLE)
terminate_job = declare(kernel32.TerminateJobObject, BOOL, HANDLE, wintypes.UINT)
resume = declare(kernel32.ResumeThread, DWORD, HANDLE)
get_times = declare(kernel32.GetProcessTimes, BOOL, HANDLE, *[ctypes.POINTER(ctypes.c_uint64)] * 4)
create_event = declare(kernel32.CreateEventW, HANDLE, ctypes.c_void_p, BOOL, BOOL, wintypes.LPCWSTR)
set_event = declare(kernel32.SetEvent, BOOL, HANDLE)
get_memory = declare(kernel32.K32GetProcessMemoryInfo, BOOL, HANDLE, ctypes.c_void_p, DWORD)


class Accounting(ctypes.Structure):
    """JOBOBJECT_BASIC_ACCOUNTING_INFORMATION, times in 100 ns."""

    _fields_ = [(name, ctypes.c_uint64) for name in ("user", "kernel", "period_user", "period_kernel")] + [
        (name, DWORD) for name in ("faults", "total", "active", "terminated")
    ]


class Limits(ctypes.Structure):
    """JOBOBJECT_EXTENDED_LIMIT_INFORMATION."""

    _fields_ = [
        ("times", ctypes.c_int64 * 2),
        ("flags", DWORD),
        ("sizes", ctypes.c_size_t * 2),
        ("most", DWORD),
        ("affinity", ctypes.c_size_t),
        ("classes", DWORD * 2),
        ("io", ctypes.c_uint64 * 6),
        ("memory", ctypes.c_size_t * 2),
        ("peak_process", ctypes.c_size_t),
        ("peak_job", ctypes.c_size_t),
    ]


class Memory(ctypes.Structure):
    """PROCESS_MEMORY_COUNTERS."""

    _fields_ = [("size", DWORD), ("faults", DWORD)] + [
        (name, ctypes.c_size_t)
        for name in ("peak_working_set", "working_set", "pool1", "pool2", "pool3", "pool4", "commit", "peak_commit")
    ]


def check(result):
    if not result:
        raise ctypes.WinError(ctypes.get_last_error())
    return result


class Job:
    """An invocation with all that it starts."""

    def __init__(self, request, outputs, nothing):
        self.handle = check(create_job(None, None))
        limits = Limits(flags=KILL_ON_JOB_CLOSE)
        check(set_job(self.handle, EXTENDED_LIMITS, ctypes.byref(limits), ctypes.sizeof(limits)))
        handles = [nothing, *map(msvcrt.get_osfhandle, outputs)]
        for handle in handles:
            os.set_handle_inheritable(handle, True)
        startup = SimpleNamespace(
            dwFlags=STARTF_USESTDHANDLES,
            wShowWindow=0,
            **dict(zip(("hStdInput", "hStdOutput", "hStdError"), handles)),
            lpAttributeList={"handle_list": [*set(handles)]},
        )
        words = (request["program"], " ".join(request["argv"]), None, None, True, CREATE_SUSPENDED)
        self.start = perf_counter_ns()
        try:
            self.process, thread, *_ = _winapi.CreateProcess(*words, request["environment"], request["directory"], startup)
        except BaseException:
            _winapi.CloseHandle(self.handle)
            raise
        try:
            check(assign(self.handle, self.process))
            resume(thread)
        except OSError:
            _winapi.TerminateProcess(self.process, 1)
            raise
        finally:
            _winapi.CloseHandle(thread)

    def account(self):
        return read(query_job, Accounting(), self.handle, BASIC_ACCOUNTING)

    def use(self):
        """Seconds in the user's code and in the kernel, and the most memory that one process had committed."""
        account = self.account()
        times = [ctypes.c_uint64() for _ in range(4)]
        get_times(self.process, *map(ctypes.byref, times))
        # Wine counts neither for jobs, so that what the first process has used is all that there is.
        user, kernel = max(account.user, times[3].value), max(account.kernel, times[2].value)
        peak = read(query_job, Limits(), self.handle, EXTENDED_LIMITS).peak_process
        memory = Memory(size=ctypes.sizeof(Memory))
        get_memory(self.process, ctypes.byref(memory), memory.size)
        return user / 1e7, kernel / 1e7, max(peak, memory.peak_commit)

    def end(self):
        """Ends what is left of the job, and returns the number of its processes."""
        left = self.account().active
        terminate_job(self.handle, 1)
        deadline = perf_counter_ns() + PATIENCE_IN_MILLISECONDS * 1_000_000
        # Their ends are not announced, and until then they keep files open.
        while self.account().active and perf_counter_ns() < deadline:
            sleep(0.001)
        return left

    def close(self):
        _winapi.CloseHandle(self.process)
        _winapi.CloseHandle(self.handle)


def read(query, into, handle, kind):
    query(handle, kind, ctypes.byref(into), ctypes.sizeof(into), None)
    return into


class Launcher:
    def __init__(self, marker):
        self.marker = marker
        self.environment = {}
        self.server = None
        # CPU time of all jobs that have ended.
        self.seconds = 0
        self.questions = SimpleQueue()
        # Set when Counterbalance has closed stdin, or is gone.
        self.ending = check(create_event(None, True, False, None))
        self.nothing = msvcrt.get_osfhandle(os.open(os.devnull, os.O_RDONLY))
        start_new_thread(self.listen, ())

    def listen(self):
        """Sleeps until there is something to read, so that it takes nothing from an invocation."""
        received = b""
        while data := os.read(0, 65536):
            *lines, received = (received + data).split(b"\n")
            for line in lines:
                self.questions.put(line)
        set_event(self.ending)
        self.questions.put(None)

    def serve(self):
        self.answer({"conditions": None})
        while (line := self.questions.get()) is not None:
            question = json.loads(line)
            order = question.pop("order", None)
            question.pop("script", None)
            answer = self.invoke(question) if order is None else ORDERS[order](self, **question)
            if self.wait(None, 0) is None:
                break
            self.answer(answer)
        if self.server:
            end(self)

    def answer(self, answer):
        os.write(1, json.dumps({**answer, "restored": ""}).encode() + b"\n")

    def wait(self, job, milliseconds):
        """Returns true if `job` ended within that time, and None where this process is told to end."""
        handles = [self.ending] if job is None else [job.process, self.ending]
        milliseconds = min(int(milliseconds), INFINITE - 1)
        number = _winapi.WaitForMultipleObjects(handles, False, milliseconds)
        if number == WAIT_TIMEOUT:
            return False
        return True if job is not None and number == 0 else None

    def invoke(self, request):
        """The mean of the runs of one invocation, back to back, up to the first that fails."""
        began = perf_counter_ns()
        outputs = [open_empty(request[name]) for name in ("stdout", "stderr")]
        runs = []
        try:
            for _ in range(request.get("runs", 1)):
                for output in outputs:
                    os.lseek(output, 0, os.SEEK_SET)
                    os.ftruncate(output, 0)
                try:
                    job = self.start(request, outputs)
                except (OSError, ValueError) as error:
                    return {"startedAfterNanoseconds": perf_counter_ns() - began, "code": name_error(error)}
                runs.append(self.run(job, request["timeoutInMilliseconds"]))
                if runs[-1]["status"] or runs[-1]["isTimedOut"] is not False:
                    break
        finally:
            for output in outputs:
                os.close(output)
        started = runs[0].pop("start") - began
        means = ("nanoseconds", "userSeconds", "systemSeconds")
        return {
            "startedAfterNanoseconds": started,
            **runs[-1],
            **{name: sum(run[name] for run in runs) / len(runs) for name in means},
            "isTimedOut": int(runs[-1]["isTimedOut"] or 0),
            "leftovers": sum(run["leftovers"] for run in runs),
            "maxRssInBytes": max(run["maxRssInBytes"] for run in runs),
        }

    def start(self, request, outputs):
        self.environment = request.get("environment", self.environment)
        merged = {**self.environment, **request.get("overrides", {}), **self.marker}
        # The system wants them so.
        environment = dict(sorted(merged.items(), key=lambda pair: pair[0].upper()))
        return Job({**request, "environment": environment}, outputs, self.nothing)

    def run(self, job, milliseconds):
        has_ended = self.wait(job, milliseconds)
        end = perf_counter_ns()
        status = _winapi.GetExitCodeProcess(job.process) if has_ended else 0
        leftovers = job.end()
        user, kernel, peak = job.use()
        job.close()
        self.seconds += user + kernel
        return {
            "start": job.start,
            "nanoseconds": end - job.start,
            # As `wait` has it elsewhere.
            "status": status << 8,
            "isTimedOut": has_ended is False,
            # What was ended for its time has left nothing behind by itself.
            "leftovers": leftovers if has_ended else 0,
            "userSeconds": user,
            "systemSeconds": kernel,
            "maxRssInBytes": peak,
        }


def open_empty(path):
    # An invocation may have put another file in its place: don't print there.
    try:
        if not S_ISREG(os.lstat(path).st_mode):
            os.rename(path, "%s-%d" % (path, perf_counter_ns()))
    except OSError:  # nothing is there
        pass
    return os.open(path, os.O_RDWR | os.O_CREAT | os.O_BINARY, 0o600)


def name_error(error):
    # Other than the system's, it is a NUL in a string.
    return "EINVAL" if isinstance(error, ValueError) else NAMES.get(error.winerror, "error %s" % error.winerror)


def spin(launcher, times):
    """A fixed piece of work, to see whether the machine is as fast as before: the lower quartile of its times."""
    before = process_time() + launcher.seconds
    spins = []
    for _ in range(times):
        start = perf_counter_ns()
        sum(range(SPIN_STEPS))
        spins.append(perf_counter_ns() - start)
    nanoseconds = sorted(spins)[times // 4]
    return {"nanoseconds": nanoseconds, "cpuSecondsBefore": before, "cpuSecondsAfter": process_time() + launcher.seconds}


def start(launcher, **request):
    """Starts a server, which runs beside invocations; or the system's name for why it did not start."""
    outputs = [open_empty(request[name]) for name in ("stdout", "stderr")]
    try:
        launcher.server = launcher.start(request, outputs)
    except (OSError, ValueError) as error:
        return {"code": name_error(error)}
    finally:
        for output in outputs:
            os.close(output)
    return {}


def look(launcher):
    """Returns the server's exit status, if it has ended, and what it has used until now, with all that it has started."""
    server = launcher.server
    user, kernel, peak = server.use()
    ended = _winapi.WaitForSingleObject(server.process, 0) != WAIT_TIMEOUT
    status = {"status": _winapi.GetExitCodeProcess(server.process) << 8} if ended else {}
    return {**status, "cpuSeconds": user + kernel, "peakMemoryInBytes": peak}


def end(launcher, graceInMilliseconds=0):
    """Ends the server with all that it has started. It cannot be asked to, and so nothing counts as left behind."""
    server, launcher.server = launcher.server, None
    server.end()
    server.close()
    return {"leftovers": 0}


ORDERS = {
    "spin": spin,
    # Nothing is held still here.
    "hold": lambda launcher, **hold: {},
    "confine": lambda launcher, **walls: {"obstacle": "only Linux can keep a process from writing to other directories"},
    "start": start,
    "look": look,
    "end": end,
}

if __name__ == "__main__":
    gc.disable()
    for number in (signal.SIGINT, signal.SIGBREAK):
        signal.signal(number, lambda *_: None)
    Launcher(dict([sys.argv[2:4]])).serve()
