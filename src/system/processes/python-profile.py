"""Samples the stacks of this Python process by its CPU time, and leaves them as JSON at its end.

It stands in a directory of its own as `sitecustomize.py`, which PYTHONPATH names first, so that every Python of a command loads it. It imports
only what is built in or already loaded: what it loaded would be missing from the time that the program takes to load it.
"""

import os
import sys


def begin(directory):
    import _signal
    import _thread
    import atexit
    import time

    home = os.getcwd()
    interval = 0.001
    main = _thread.get_ident()
    codes = {}
    lasts = {}
    stacks = {}
    before = {}
    # macOS has no clock of another thread.
    clock_of = getattr(time, "pthread_getcpuclockid", None)

    def cpu_of(thread):
        return time.clock_gettime(clock_of(thread)) if clock_of else time.process_time()

    def sample(_, frame):
        # A tick while the one before is noted counts with the next.
        if frame is not None and frame.f_code.co_filename == __file__:
            return
        threads = sys._current_frames() if clock_of else {main: frame}
        for thread, top in threads.items():
            now = cpu_of(thread)
            spent = now - before.get(thread, 0.0)
            before[thread] = now
            if spent > 0:
                add(frame if thread == main else top, spent)

    def add(frame, spent):
        stack = []
        while frame is not None and len(stack) < 1000:
            code = frame.f_code
            key = id(code)
            codes[key] = code
            line = frame.f_lineno
            if line is not None and line > lasts.get(key, 0):
                lasts[key] = line
            stack.append(key)
            frame = frame.f_back
        stack = tuple(stack)
        stacks[stack] = stacks.get(stack, 0.0) + spent

    def start():
        stacks.clear()
        before.clear()
        before[main] = cpu_of(main)
        _signal.setitimer(_signal.ITIMER_PROF, interval, interval)

    def finish():
        _signal.setitimer(_signal.ITIMER_PROF, 0)
        # One may be under way.
        _signal.signal(_signal.SIGPROF, _signal.SIG_IGN)
        import json

        places = {key: at for at, key in enumerate(codes)}
        functions = [describe(code, lasts.get(key, 0)) for key, code in codes.items()]
        samples = [
            {"stack": [places[key] for key in reversed(stack)], "ms": spent * 1000}
            for stack, spent in stacks.items()
        ]
        path = os.path.join(directory, "%d-%s.json" % (os.getpid(), os.urandom(4).hex()))
        with open(path, "x") as file:
            json.dump({"functions": functions, "samples": samples}, file)

    def describe(code, last):
        name = getattr(code, "co_qualname", code.co_name).replace(".<locals>", "")
        path = code.co_filename
        place = path if path.startswith("<") else os.path.normpath(os.path.join(home, path))
        return {"name": name, "file": place, "line": code.co_firstlineno, "last": last}

    def restart():
        start()
        # A process of multiprocessing ends without `atexit`, and forgets what is to be done at its end as soon as it begins.
        util = sys.modules.get("multiprocessing.util")
        if util:
            util.register_after_fork(finish, lambda _: util.Finalize(None, finish, exitpriority=0))

    def shield(name):
        original = getattr(_thread, name, None)

        def start_shielded(*words, **named):
            mask = _signal.pthread_sigmask(_signal.SIG_BLOCK, [_signal.SIGPROF])
            try:
                return original(*words, **named)
            finally:
                _signal.pthread_sigmask(_signal.SIG_SETMASK, mask)

        if original:
            setattr(_thread, name, start_shielded)
            if "threading" in sys.modules:
                setattr(sys.modules["threading"], "_" + name, start_shielded)

    # Only the main thread runs handlers, and while it waits it wakes up only for a signal that no other thread took.
    shield("start_new_thread")
    shield("start_joinable_thread")
    # A program with a handler of its own keeps it, and has no profile.
    _signal.signal(_signal.SIGPROF, sample)
    atexit.register(finish)
    os.register_at_fork(after_in_child=restart)
    start()


def load_other():
    """Loads the `sitecustomize` that this one stands before."""
    from importlib.machinery import PathFinder

    here = os.path.dirname(os.path.abspath(__file__))
    spec = PathFinder.find_spec("sitecustomize", [path for path in sys.path if os.path.abspath(path) != here])
    if spec:
        from importlib.util import module_from_spec

        spec.loader.exec_module(module_from_spec(spec))


if os.environ.get("COUNTERBALANCE_PROFILES"):
    try:
        begin(os.environ["COUNTERBALANCE_PROFILES"])
    except Exception:
        # The command runs as it would without a profile.
        pass
load_other()
