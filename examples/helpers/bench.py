"""Times functions of a Python program for Counterbalance, on the CPU or on a GPU.

Copy this file beside your program. It needs nothing but Python 3.8; PyTorch or CuPy are used where they are asked for.

    from bench import bench
    bench("sort", lambda: sorted(numbers), size=len(numbers))
    bench("matmul", lambda: a @ b, size=1024, device="torch")   # or "cupy"

Each call prints one line of JSON, which Counterbalance reads as it is (format `native`). With a size, the name is `sort/n=1000`,
so that the report says how the time grows.
"""

import gc
import importlib
import json
import sys
import time

# Larger than the last cache of usual machines: to read it leaves nothing else in the cache.
CACHE_BYTES = 64 * 1024 * 1024


class Cpu:
    """The clock of the CPU."""

    def __init__(self):
        self._filler = bytearray(CACHE_BYTES)

    def flush(self):
        # One byte of each line of the cache.
        self._filler[::64] = bytes(len(self._filler[::64]))

    def measure(self, work, repeats):
        """The seconds that so many repeats take."""
        start = time.perf_counter()
        for _ in range(repeats):
            work()
        return time.perf_counter() - start


class Torch:
    """Events on the stream of PyTorch. They are placed on the GPU, so the time of the launch is not in them."""

    def __init__(self):
        torch = _load("torch")
        if not torch.cuda.is_available():
            raise SystemExit('bench: device="torch" needs a GPU, and torch.cuda.is_available() is false')
        self._cuda = torch.cuda
        properties = torch.cuda.get_device_properties(torch.cuda.current_device())
        self._filler = torch.empty(_flushing(getattr(properties, "L2_cache_size", 0)), dtype=torch.int8, device="cuda")

    def flush(self):
        self._filler.zero_()
        self._cuda.synchronize()

    def measure(self, work, repeats):
        start, end = (self._cuda.Event(enable_timing=True) for _ in range(2))
        self._cuda.synchronize()
        start.record()
        for _ in range(repeats):
            work()
        end.record()
        end.synchronize()
        return start.elapsed_time(end) / 1000


class Cupy:
    """The same by CuPy."""

    def __init__(self):
        cupy = _load("cupy")
        self._cupy = cupy
        size = cupy.cuda.Device().attributes.get("L2CacheSize", 0)
        self._filler = cupy.empty(_flushing(size), dtype=cupy.int8)

    def flush(self):
        self._filler.fill(0)
        self._cupy.cuda.get_current_stream().synchronize()

    def measure(self, work, repeats):
        start, end = self._cupy.cuda.Event(), self._cupy.cuda.Event()
        self._cupy.cuda.get_current_stream().synchronize()
        start.record()
        for _ in range(repeats):
            work()
        end.record()
        end.synchronize()
        return self._cupy.cuda.get_elapsed_time(start, end) / 1000


def _load(name):
    try:
        return importlib.import_module(name)
    except ImportError:
        raise SystemExit(f'bench: device="{name}" needs {name}, which is not installed') from None


def _flushing(cache):
    return max(2 * cache, CACHE_BYTES)


DEVICES = {"cpu": Cpu, "torch": Torch, "cupy": Cupy}


def bench(name, work, size=None, device="cpu", warmup=0.1, budget=0.5, cold=True, out=None):
    """Measures `work()` and prints one line of JSON. Returns the median in seconds.

    `warmup` and `budget` are in seconds: how long it runs before it counts, and how long all samples together may take. `cold` empties
    the caches before each sample. A sample is one call; where a call is shorter than 20 µs and warm, it is the mean of as many as take that.
    """
    clock = DEVICES[device]()
    _warm_up(clock, work, warmup)
    repeats = 1
    once = _estimate(clock, work)
    if not cold:
        repeats = max(1, int(20e-6 / max(once, 1e-9)))
    if cold:
        # To empty the caches takes its time too.
        start = time.perf_counter()
        clock.flush()
        once += time.perf_counter() - start
    count = max(5, min(1000, int(budget / max(once * repeats, 1e-9))))
    was_collecting = gc.isenabled()
    gc.disable()
    try:
        samples = [_sample(clock, work, repeats, cold) for _ in range(count)]
    finally:
        if was_collecting:
            gc.enable()
    label = name if size is None else f"{name}/n={size}"
    rounded = [float(f"{sample:.6g}") for sample in samples]
    print(json.dumps({"bench": label, "samples": rounded, "unit": "s"}), file=out or sys.stdout, flush=True)
    low, middle, high = quantiles(samples)
    print(f"{label}: {middle * 1e6:.3g} µs (10% below {low * 1e6:.3g}, 10% above {high * 1e6:.3g})", file=sys.stderr)
    return middle


def _warm_up(clock, work, seconds):
    end = time.perf_counter() + seconds
    clock.measure(work, 1)
    while time.perf_counter() < end:
        clock.measure(work, 1)


def _estimate(clock, work):
    return sorted(clock.measure(work, 1) for _ in range(5))[2]


def _sample(clock, work, repeats, cold):
    if cold:
        clock.flush()
    return clock.measure(work, repeats) / repeats


def quantiles(samples):
    """The value that 10% of the samples are below, the median, and the value that 10% are above."""
    ordered = sorted(samples)

    def at(part):
        place = part * (len(ordered) - 1)
        low = int(place)
        high = min(low + 1, len(ordered) - 1)
        return ordered[low] + (place - low) * (ordered[high] - ordered[low])

    return at(0.1), at(0.5), at(0.9)


if __name__ == "__main__":
    # What it looks like: python3 bench.py SIZE
    import random

    numbers = [random.Random(1).random() for _ in range(int(sys.argv[1]) if len(sys.argv) > 1 else 1000)]
    bench("sort", lambda: sorted(numbers), size=len(numbers))
