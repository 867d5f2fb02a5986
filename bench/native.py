"""The benchmark's jobs on numpy, OpenBLAS and scikit-learn; started by native.ts, answers one JSON line per request.

{"op": "hello"}                              -> versions, or {"error": "..."}
{"op": "prepare", "impl", "job", "n", "G", "given"} -> {"known": false}, or after a first run {"known": true, "first": ms, "value": number or null}
{"op": "sample", "impl", "repeats"}          -> {"ms": [...]}
{"op": "forget"}                             -> {}
"""
import ctypes
import json
import math
import sys
import time

LENGTHSCALE = 0.2
NOISE_VARIANCE = 0.01

try:
    import numpy as np
    import scipy
    from scipy.linalg.blas import dtpsv, dtrsm, dtrsv
    from scipy.linalg.lapack import dpotrf, dpotri
    from scipy.spatial.distance import cdist
except ImportError as error:
    print(json.dumps({"error": f"python3 has no {error.name}"}), flush=True)
    sys.exit(0)
try:
    import sklearn
    from sklearn.gaussian_process import GaussianProcessRegressor
    from sklearn.gaussian_process.kernels import RBF, ConstantKernel, Matern, WhiteKernel
except ImportError:
    sklearn = None


def blas_core():
    """Name of the processor that OpenBLAS chose its kernels for; None without OpenBLAS."""
    with open("/proc/self/maps") as maps:
        paths = {line.split()[-1] for line in maps if "openblas" in line.split()[-1].rsplit("/", 1)[-1]}
    for path in sorted(paths):
        library = ctypes.CDLL(path)
        # NumPy's own wheels bring OpenBLAS with a prefix to its names.
        for name in ("openblas_get_corename", "openblas_get_corename64_"):
            name = next((given for given in (name, f"scipy_{name}") if hasattr(library, given)), None)
            if name is not None:
                function = getattr(library, name)
                function.restype = ctypes.c_char_p
                return function().decode()
    return None


# The same numbers as problem.ts, bit by bit.
def points(count, offset):
    step = np.arange(1, count + 1, dtype=float)
    return np.column_stack([(offset + step * a) % 1 for a in (0.7548776662466927, 0.5698402909980532)])


def outputs(n):
    return (np.arange(1, n + 1, dtype=float) * 0.6180339887498949) % 1 - 0.5


def se(a, b):
    k = cdist(a / LENGTHSCALE, b / LENGTHSCALE, "sqeuclidean")
    k *= -0.5
    return np.exp(k, out=k)


def matern52(a, b):
    s = cdist(a / LENGTHSCALE, b / LENGTHSCALE)
    s *= np.sqrt(5)
    e = np.exp(-s)
    e *= 1 + s + s * s / 3
    return e


def covariance(n):
    k = se(points(n, 0), points(n, 0))
    k[np.diag_indices(n)] += NOISE_VARIANCE
    return np.asfortranarray(k)


def factor_of(n):
    return dpotrf(covariance(n), lower=1, clean=1, overwrite_a=1)[0]


class Job:
    """A job: `reset` is not timed, `run` is, `value` is asked once after the first run."""

    def reset(self):
        pass

    def value(self):
        return None


class Potrf(Job):
    def __init__(self, n, _):
        self.matrix = covariance(n)
        self.l = self.matrix.copy(order="F")

    def reset(self):
        self.l[:] = self.matrix

    def run(self):
        dpotrf(self.l, lower=1, clean=0, overwrite_a=1)

    def value(self):
        return np.log(np.diag(self.l)).sum()


class Trsm(Job):
    def __init__(self, n, size):
        self.l = factor_of(n)
        self.right = np.asfortranarray(se(points(n, 0), points(size, 0.5)))
        self.b = self.right.copy(order="F")

    def reset(self):
        self.b[:] = self.right

    def run(self):
        dtrsm(1.0, self.l, self.b, lower=1, overwrite_b=1)

    def value(self):
        return (self.b[:, 0] ** 2).sum()


class Predict(Job):
    def __init__(self, n, size):
        self.x, self.grid, self.y, self.n = points(n, 0), points(size, 0.5), outputs(n), n

    def run(self):
        l = factor_of(self.n)
        z = dtrsv(l, self.y, lower=1)
        v = dtrsm(1.0, l, np.asfortranarray(se(self.x, self.grid)), lower=1, overwrite_b=1)
        self.mean = z @ v
        self.variance = 1 - np.einsum("ij,ij->j", v, v)

    def value(self):
        return self.mean.sum() + self.variance.sum()


class AppendRow(Job):
    def __init__(self, n, _):
        self.l = factor_of(n)
        self.gram = se(points(1, 0.5), points(n, 0))[0]
        self.row = self.gram.copy()

    def reset(self):
        self.row[:] = self.gram

    def run(self):
        dtrsv(self.l, self.row, lower=1, overwrite_x=1)

    def value(self):
        return (self.row**2).sum()


class AppendGrid(Job):
    def __init__(self, n, size):
        l = factor_of(n + 1)
        z = dtrsv(l, outputs(n + 1), lower=1)
        x = points(n + 1, 0)
        self.grid, self.last = points(size, 0.5), x[n:]
        self.v = np.empty((n + 1, size))
        self.v[:n] = dtrsm(1.0, l[:n, :n], np.asfortranarray(se(x[:n], self.grid)), lower=1)
        self.mean = z[:n] @ self.v[:n]
        self.square = (self.v[:n] ** 2).sum(axis=0)
        self.row, self.root, self.z, self.n = l[n, :n].copy(), l[n, n], z[n], n

    def run(self):
        new = se(self.last, self.grid)[0]
        new -= self.row @ self.v[: self.n]
        new /= self.root
        self.v[self.n] = new
        self.mean += self.z * new
        self.square += new * new

    def value(self):
        return self.mean.sum() + self.square.sum()


class Gram(Job):
    def __init__(self, kernel, n, size):
        self.kernel, self.x, self.grid = kernel, points(n, 0), points(size, 0.5)

    def run(self):
        self.k = self.kernel(self.x, self.grid)

    def value(self):
        return self.k[0].sum() + self.k[-1].sum()


class Evidence(Job):
    """Log marginal likelihood with its derivatives in the logarithms of both lengthscales, signal and noise variance."""

    def __init__(self, n, _):
        self.x, self.y, self.n = points(n, 0), outputs(n), n

    def run(self):
        u, v = (np.subtract.outer(c, c) ** 2 for c in self.x.T / LENGTHSCALE)
        k = np.exp(-0.5 * (u + v))
        noisy = np.asfortranarray(k)
        noisy[np.diag_indices(self.n)] += NOISE_VARIANCE
        l = dpotrf(noisy, lower=1, clean=1, overwrite_a=1)[0]
        z = dtrsv(l, self.y, lower=1)
        alpha = dtrsv(l, z, lower=1, trans=1)
        logs = np.log(np.diag(l)).sum()
        precision = dpotri(l, lower=1, overwrite_c=1)[0]
        value = -0.5 * (z @ z) - logs - 0.5 * self.n * np.log(2 * np.pi)
        diagonal = 0.5 * (alpha @ alpha - np.trace(precision))
        weights = np.tril(np.outer(alpha, alpha) - precision, -1)
        weights *= k
        lengthscales = np.vdot(weights, u), np.vdot(weights, v)
        self.total = value + sum(lengthscales) + weights.sum() + diagonal + diagonal * NOISE_VARIANCE

    def value(self):
        return self.total


class PriorDraw(Job):
    def __init__(self, _, size):
        side = next(s for s in range(int(size**0.5), 0, -1) if size % s == 0)
        self.left, self.right = (self.axis(s) for s in (side, size // side))
        self.shape, self.random = (side, size // side), np.random.default_rng(1)

    @staticmethod
    def axis(side):
        line = np.column_stack([np.arange(side) / side, np.zeros(side)])
        return np.linalg.cholesky(se(line, line) + 1e-8 * np.eye(side))

    def run(self):
        self.draw = self.left @ self.random.standard_normal(self.shape) @ self.right.T


class PosteriorDraw(PriorDraw):
    """Matheron's rule, as the core does it, with the observations at the first candidates."""

    def __init__(self, n, size):
        super().__init__(n, size)
        rows, columns = self.shape
        grid = np.column_stack(
            [np.repeat(np.arange(rows) / rows, columns), np.tile(np.arange(columns) / columns, rows)]
        )
        gram = se(grid[:n], grid)
        noisy = np.asfortranarray(gram[:, :n] + NOISE_VARIANCE * np.eye(n))
        self.l = dpotrf(noisy, lower=1, clean=1, overwrite_a=1)[0]
        self.v = np.ascontiguousarray(dtrsm(1.0, self.l, np.asfortranarray(gram), lower=1))
        self.y, self.noise = outputs(n), NOISE_VARIANCE**0.5

    def run(self):
        super().run()
        draw = self.draw.ravel()
        simulated = draw[: len(self.y)] + self.noise * self.random.standard_normal(len(self.y))
        self.posterior = draw + dtrsv(self.l, self.y - simulated, lower=1) @ self.v


class LaneRun(Job):
    """A lane's run of n steps as in lane-runs.ts, with the same kernel, candidates, truth and noise.

    L grows by a row (packed, so that nothing is moved), V = L^-1 K(X, candidates) by a row, and with it the means and
    variances at all candidates; the largest upper bound is asked next. Nothing is factored from scratch.
    """

    def __init__(self, n, size, given):
        self.n, self.size, self.given = n, size, given
        self.grid = np.array(given["inputs"]) / given["lengthscale"]
        self.truth, self.noise = np.array(given["truth"]), given["noise"]
        self.resets = set(given["resets"])
        self.shortfall = 0.0

    def run(self):
        return self.follow(None)

    def value(self):
        """The most by which a choice of the engine falls short of the best one under this loop's own model: 0, or a tie."""
        self.follow(self.given["choices"])
        return self.shortfall

    def follow(self, choices):
        n, grid, given = self.n, self.grid, self.given
        keep, noise_variance = 1 - given["rate"], given["noiseVariance"]
        packed, v = np.empty(n * (n + 1) // 2), np.empty((n, self.size))
        z, times, queried, made = np.empty(n), np.empty(n), np.empty(n, dtype=int), []
        held, mean, square = 0, np.zeros(self.size), np.zeros(self.size)
        for t in range(1, n + 1):
            if held == 0:
                start, choice = t, given["random"][t - 1]
            else:
                scale = keep ** ((t - start) / 2)
                multiplier = max(0.0, given["c1"] * math.log(given["c2"] * t)) ** 0.5
                variance = np.maximum(1 - scale * scale * square, 0)
                bound = scale * mean + multiplier * np.sqrt(variance)
                choice = int(np.argmax(bound))
                if choices is not None:
                    self.shortfall = max(self.shortfall, bound[choice] - bound[choices[t - 1]])
            if choices is not None:
                choice = choices[t - 1]
            made.append(choice)
            y = self.truth[t - 1, choice] + self.noise[t - 1]
            new = np.exp(-0.5 * (grid - grid[choice]) ** 2)
            row = new[queried[:held]] * keep ** ((t - times[:held]) / 2)
            if held > 0:
                row = dtpsv(held, packed, row, trans=1, overwrite_x=1)
            root = (1 + noise_variance - row @ row) ** 0.5
            first = held * (held + 1) // 2
            packed[first : first + held], packed[first + held] = row, root
            z[held] = (y - row @ z[:held]) / root
            new *= keep ** ((start - t) / 2)
            new -= row @ v[:held]
            new /= root
            v[held], queried[held], times[held] = new, choice, t
            mean += z[held] * new
            square += new * new
            held += 1
            if t in self.resets:
                held = 0
                mean[:], square[:] = 0, 0
        return made


class SklearnPredict(Job):
    def __init__(self, n, size):
        self.x, self.grid, self.y = points(n, 0), points(size, 0.5), outputs(n)

    def run(self):
        model = GaussianProcessRegressor(RBF(LENGTHSCALE), alpha=NOISE_VARIANCE, optimizer=None)
        self.mean, self.sd = model.fit(self.x, self.y).predict(self.grid, return_std=True)

    def value(self):
        return self.mean.sum() + (self.sd**2).sum()


class SklearnEvidence(Job):
    def __init__(self, n, _):
        kernel = ConstantKernel(1) * RBF([LENGTHSCALE, LENGTHSCALE]) + WhiteKernel(NOISE_VARIANCE)
        self.model = GaussianProcessRegressor(kernel, alpha=0, optimizer=None)
        self.model.fit(points(n, 0), outputs(n))
        self.theta = kernel.theta

    def run(self):
        self.result = self.model.log_marginal_likelihood(self.theta, eval_gradient=True)

    def value(self):
        return self.result[0] + self.result[1].sum()


NUMPY_JOBS = {
    "potrf": Potrf,
    "trsm": Trsm,
    "predict": Predict,
    "append-row": AppendRow,
    "append-grid": AppendGrid,
    "gram-se": lambda n, size: Gram(se, n, size),
    "gram-matern52": lambda n, size: Gram(matern52, n, size),
    "lml-grad": Evidence,
    "prior-draw": PriorDraw,
    "posterior-draw": PosteriorDraw,
    "run-gp-ucb": LaneRun,
    "run-tv-gp-ucb": LaneRun,
    "run-r-gp-ucb": LaneRun,
}
SKLEARN_JOBS = {
    "predict": SklearnPredict,
    "gram-se": lambda n, size: Gram(RBF(LENGTHSCALE), n, size),
    "gram-matern52": lambda n, size: Gram(Matern(LENGTHSCALE, nu=2.5), n, size),
    "lml-grad": SklearnEvidence,
}


def hello():
    core = blas_core()
    if core is None:
        return {"error": "numpy is there, but not on OpenBLAS"}
    return {
        "numpy": np.__version__,
        "scipy": scipy.__version__,
        "sklearn": sklearn.__version__ if sklearn else None,
        "core": core,
    }


def prepare(request):
    jobs = SKLEARN_JOBS if request["impl"] == "sklearn" else NUMPY_JOBS
    make = jobs.get(request["job"])
    if make is None or (request["impl"] == "sklearn" and sklearn is None):
        return None, {"known": False}
    sizes = request["n"] or 0, request["G"] or 0
    job = make(*sizes, request["given"]) if make is LaneRun else make(*sizes)
    first = sample(job, 1)["ms"][0]
    value = job.value()
    return job, {"known": True, "first": first, "value": None if value is None else float(value)}


def sample(job, repeats):
    times = []
    for _ in range(repeats):
        job.reset()
        start = time.perf_counter_ns()
        job.run()
        times.append((time.perf_counter_ns() - start) / 1e6)
    return {"ms": times}


def main():
    jobs = {}
    for line in sys.stdin:
        request = json.loads(line)
        if request["op"] == "hello":
            answer = hello()
        elif request["op"] == "prepare":
            job, answer = prepare(request)
            jobs[request["impl"]] = job
        elif request["op"] == "forget":
            jobs.clear()
            answer = {}
        else:
            answer = sample(jobs[request["impl"]], request["repeats"])
        print(json.dumps(answer), flush=True)


main()
