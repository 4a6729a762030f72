"""Orders to the launcher about the machine that it measures on: to keep to a part of it, and to see how fast it is."""

import os
from __main__ import read_conditions
from resource import RUSAGE_CHILDREN, RUSAGE_SELF, getrusage
from time import perf_counter_ns

SPIN_STEPS = 30_000


def spin(_launcher, times):
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


def hold(launcher, cores=None, niceness=None):
    """Keeps this process, and with it every invocation, to `cores` and `niceness`, where that is permitted; what came of it."""
    held = {}
    # A command may have changed the conditions, and must not decide about what is held.
    launcher.keep_conditions()
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
    launcher.conditions = read_conditions()
    return held
