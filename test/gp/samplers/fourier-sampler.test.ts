import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { loadBackend } from '../../../src/gp/index.ts';
import { FourierSampler } from '../../../src/gp/samplers/fourier-sampler.ts';
import { type CandidateObservation, PosteriorSampler } from '../../../src/gp/samplers/posterior-sampler.ts';
import { asProduct, type PointSet } from '../../../src/gp/samplers/product.ts';
import type { StationaryFamily, StationaryKernel } from '../../../src/kernels/spec.ts';
import { createStream, type Stream } from '../../../src/random/stream.ts';
import { FAMILIES } from '../support.ts';

// Many samples or plain loops: slow on a busy machine, not wrong.
vi.setConfig({ testTimeout: 30_000 });

const backend = await loadBackend();
const reference = await loadBackend('ml-matrix');

const setOf = (rows: readonly (readonly number[])[]): PointSet => ({
  size: rows.length,
  dimension: rows[0].length,
  points: Float64Array.from(rows.flat()),
});

const LINE = setOf(Array.from({ length: 9 }, (_, i) => [i / 8]));

/** Pairs of 3 designs and 2 conditions, two coordinates each. */
const PAIRS = setOf(
  [
    [0, 0.3],
    [0.5, 0.1],
    [1, 0.9],
  ].flatMap((design) => [
    [...design, 0.2, 0.7],
    [...design, 0.8, 0.4],
  ]),
);
const DESIGNS = 3;
const kernelOnPairs = (family: StationaryFamily): StationaryKernel => ({
  family,
  lengthscales: [0.3, 0.9, 0.5, 2],
  variance: 0.7,
});

interface Made {
  readonly features?: number;
  readonly rows?: number;
  readonly on?: typeof backend;
}

function samplerOf(
  kernel: StationaryKernel,
  set: PointSet,
  { features = 200, rows, on = backend }: Made = {},
) {
  return new FourierSampler(on, kernel, asProduct(set, rows ?? set.size), features);
}

function drawOf(kernel: StationaryKernel, set: PointSet, stream: Stream, made?: Made): Float64Array {
  const out = new Float64Array(set.size);
  samplerOf(kernel, set, made).draw(stream, out);
  return out;
}

/** A posterior with observations at some of the points. */
function posteriorOf(
  kernel: StationaryKernel,
  set: PointSet,
  data: readonly CandidateObservation[],
  on = backend,
) {
  const { points: candidates, dimension } = set;
  const posterior = on.createPosterior({ kernel, temporal: { kind: 'static' }, candidates, dimension });
  const at = (i: number) => Array.from(candidates.subarray(i * dimension, (i + 1) * dimension));
  posterior.appendAll(data.map(({ candidate, ...rest }) => ({ ...rest, x: at(candidate) })));
  return posterior;
}

/** Sums over many draws of a value v_i at each place, and of v_i v_j. */
function moments(size: number, draws: number, next: (out: Float64Array) => void) {
  const [sums, products, squares] = [size, size * size, size * size].map(
    (length) => new Float64Array(length),
  );
  const draw = new Float64Array(size);
  for (let k = 0; k < draws; k++) {
    next(draw);
    for (let i = 0; i < size; i++) {
      sums[i] += draw[i] / draws;
      for (let j = 0; j < size; j++) {
        const product = draw[i] * draw[j];
        products[i * size + j] += product / draws;
        squares[i * size + j] += (product * product) / draws;
      }
    }
  }
  const errors = products.map((mean, i) => Math.sqrt((squares[i] - mean * mean) / draws));
  return { sums, products, errors };
}

describe('draws from random Fourier features have the covariance of the kernel', () => {
  /** Largest deviation of the sample covariance from the kernel's, in its own standard errors. */
  function worstDeviation(kernel: StationaryKernel, set: PointSet, rows?: number): number {
    const sampler = samplerOf(kernel, set, { features: 32, ...(rows && { rows }) });
    const stream = createStream(12, 'draws');
    const { products, errors } = moments(set.size, 15_000, (out) => sampler.draw(stream, out));
    const expected = backend.crossGram(kernel, set.points, set.points, set.dimension);
    return Math.max(...products.map((mean, i) => Math.abs(mean - expected[i]) / errors[i]));
  }

  it.each(FAMILIES)('%s on a line', (family) => {
    expect(worstDeviation({ family, lengthscales: [0.2], variance: 2 }, LINE)).toBeLessThan(5);
  });

  it.each(FAMILIES)('%s on pairs of a design and a condition, one lengthscale per coordinate', (family) => {
    expect(worstDeviation(kernelOnPairs(family), PAIRS, DESIGNS)).toBeLessThan(5);
  });

  it('and not that of another lengthscale, variance or family', () => {
    const sampler = samplerOf({ family: 'matern52', lengthscales: [0.2], variance: 2 }, LINE, {
      features: 32,
    });
    const stream = createStream(12, 'draws');
    const { products, errors } = moments(LINE.size, 15_000, (out) => sampler.draw(stream, out));
    for (const other of [
      { family: 'matern52', lengthscales: [0.25], variance: 2 },
      { family: 'matern52', lengthscales: [0.2], variance: 2.3 },
      { family: 'matern32', lengthscales: [0.2], variance: 2 },
    ] as const) {
      const wrong = backend.crossGram(other, LINE.points, LINE.points, 1);
      expect(Math.max(...products.map((mean, i) => Math.abs(mean - wrong[i]) / errors[i]))).toBeGreaterThan(
        5,
      );
    }
  });
});

describe('posterior draws on them', () => {
  const data: readonly CandidateObservation[] = [
    { candidate: 1, y: 1, time: 1, noiseVariance: 0.1 },
    { candidate: 4, y: -0.5, time: 1, noiseVariance: 0.2 },
  ];
  const exactly = data.map((observation) => ({ ...observation, noiseVariance: 0 }));

  it.each(FAMILIES)('have mean and variance of the exact posterior: %s', (family) => {
    const kernel = kernelOnPairs(family);
    const posterior = posteriorOf(kernel, PAIRS, data);
    const [mean, variance] = [new Float64Array(6), new Float64Array(6)];
    posterior.predict(1, mean, variance);
    const sampler = new PosteriorSampler(samplerOf(kernel, PAIRS, { features: 64, rows: DESIGNS }), {
      kind: 'static',
    });
    const stream = createStream(3, 'thompson');
    const draws = 10_000;
    const { sums, products, errors } = moments(6, draws, (out) =>
      sampler.draw(posterior, data, 1, stream, out),
    );
    for (let i = 0; i < 6; i++) {
      expect(Math.abs(sums[i] - mean[i])).toBeLessThan(5 * Math.sqrt(variance[i] / draws));
      const second = variance[i] + mean[i] * mean[i];
      expect(Math.abs(products[7 * i] - second)).toBeLessThan(5 * errors[7 * i]);
    }
    posterior.dispose();
  });

  it('go through what was observed without noise, however few the features, and nearer the smaller the noise', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...FAMILIES),
        fc.integer({ min: 16, max: 300 }),
        fc.nat(),
        (family, features, seed) => {
          const kernel = kernelOnPairs(family);
          const sampler = new PosteriorSampler(samplerOf(kernel, PAIRS, { features }), { kind: 'static' });
          const missed = [1e-2, 1e-6, 0].map((noiseVariance) => {
            const observed = data.map((observation) => ({ ...observation, noiseVariance }));
            const posterior = posteriorOf(kernel, PAIRS, observed);
            const out = new Float64Array(6);
            sampler.draw(posterior, observed, 1, createStream(seed), out);
            posterior.dispose();
            return Math.max(...data.map(({ candidate, y }) => Math.abs(out[candidate] - y)));
          });
          expect(missed[1]).toBeLessThan(0.01);
          expect(missed[2]).toBeLessThan(1e-9);
        },
      ),
      { numRuns: 30 },
    );
  });

  /** The numbers (37 i mod 101 − 50)/25, one after another. */
  function plainStream(): Stream {
    let next = 0;
    const number = () => (((37 * next++) % 101) - 50) / 25;
    const none = () => Number.NaN;
    const fillNormal = (out: Float64Array) => {
      for (let i = 0; i < out.length; i++) out[i] = number();
    };
    const still = { position: () => [0, 0, 0] as const, moveTo: () => {} };
    return {
      normal: number,
      fillNormal,
      uniform: none,
      integer: none,
      uniformAt: none,
      normalAt: none,
      ...still,
    };
  }

  // An independent numpy computation on these numbers: 8 features, frequencies, weights, then the noise of two observations.
  it.each([
    [
      'se',
      [
        -0.33952827320144585, -0.6185538208973423, 1.1860661541528008, -1.9493034582738453,
        0.5647137933737165, 1.0341762874988862,
      ],
      [
        0.18142313348157368, 0.46557525761588525, 1.253215329050586, -1.7142443067790354, 0.21001479393870037,
        0.8660370190689783,
      ],
    ],
    [
      'matern52',
      [
        -1.177091324865798, 0.8881176640965662, 0.09568635811525046, -1.3915902331223269, 0.366740036029719,
        0.9874811821043701,
      ],
      [
        -0.9709217655269672, 1.4057970617810893, 0.052301397513599183, -1.339448658886865,
        -0.29235469979116097, 0.7217890172076792,
      ],
    ],
    [
      'matern32',
      [
        0.38089031134480256, 0.09826706614914235, -0.08386606036969779, -2.043253072929695,
        -0.8218094774504424, -0.24012674665834832,
      ],
      [
        0.8144548211103002, 1.2306609691459292, 0.0846486377392704, -1.7874134625281994, -0.6514758524163212,
        -0.15967346242099772,
      ],
    ],
    [
      'matern12',
      [
        -0.03621946153264684, -0.6677397283250465, 0.473884794276492, 1.03609540915612, 0.8889925892294498,
        1.6351580707656692,
      ],
      [
        0.44431571190227326, 1.0527654254196577, 0.498832298769344, 1.225036033738124, -0.3616330943746252,
        1.3064099235817928,
      ],
    ],
  ] as const)('are what numpy makes of the same numbers: %s', (family, prior, drawn) => {
    for (const on of [backend, reference])
      for (const rows of [DESIGNS, 6]) {
        const kernel = kernelOnPairs(family);
        const made = { features: 8, rows, on };
        const posterior = posteriorOf(kernel, PAIRS, data, on);
        const out = new Float64Array(6);
        const sampler = new PosteriorSampler(samplerOf(kernel, PAIRS, made), { kind: 'static' });
        sampler.draw(posterior, data, 1, plainStream(), out);
        drawOf(kernel, PAIRS, plainStream(), made).forEach((value, g) => {
          expect(value).toBeCloseTo(prior[g], 12);
          expect(out[g]).toBeCloseTo(drawn[g], 11);
        });
        posterior.dispose();
      }
  });

  it('at noise 0 keep the observed places apart from the rest', () => {
    const kernel = kernelOnPairs('matern52');
    const posterior = posteriorOf(kernel, PAIRS, exactly);
    const sampler = new PosteriorSampler(samplerOf(kernel, PAIRS), { kind: 'static' });
    const [a, b] = [1, 2].map((seed) => {
      const out = new Float64Array(6);
      sampler.draw(posterior, exactly, 1, createStream(seed), out);
      return out;
    });
    for (let g = 0; g < 6; g++) {
      const apart = Math.abs(a[g] - b[g]);
      if (g === 1 || g === 4) expect(apart).toBeLessThan(1e-9);
      else expect(apart).toBeGreaterThan(1e-3);
    }
    posterior.dispose();
  });
});

describe('a draw from random features', () => {
  const kernel = kernelOnPairs('matern52');

  it('follows the stream: the same name, the same bits, one after another different', () => {
    const sampler = samplerOf(kernel, PAIRS);
    const take = (count: number, name: string) => {
      const stream = createStream(5, name);
      return Array.from({ length: count }, () => {
        const out = new Float64Array(6);
        sampler.draw(stream, out);
        return out;
      });
    };
    const [first, second] = take(2, 'A');
    expect(take(1, 'A')[0]).toEqual(first);
    expect(second).not.toEqual(first);
    expect(take(1, 'B')[0]).not.toEqual(first);
  });

  it('is the same function on pairs taken apart as point by point, and on both backends', () => {
    // More frequencies than are summed up at a time, and not a whole number of such blocks.
    const draws = [DESIGNS, 6].flatMap((rows) =>
      [backend, reference].map((on) => drawOf(kernel, PAIRS, createStream(9), { features: 601, rows, on })),
    );
    for (const draw of draws)
      draw.forEach((value, g) => {
        expect(value).toBeCloseTo(draws[0][g], 11);
      });
  });

  it('begins with the same features whatever their number: K frequencies are the first K of more', () => {
    const few = drawOf(kernel, PAIRS, createStream(4), { features: 30 });
    const more = drawOf(kernel, PAIRS, createStream(4), { features: 32 });
    const nearly = few.map((value, g) => Math.sqrt(16) * more[g] - Math.sqrt(15) * value);
    // What is left is one cosine wave of one frequency, as large as its two weights allow at most.
    const normals = new Float64Array(16 * 11);
    createStream(4).fillNormal(normals);
    const largest = Math.sqrt(kernel.variance) * Math.hypot(normals[16 * 11 - 2], normals[16 * 11 - 1]);
    for (const value of nearly) expect(Math.abs(value)).toBeLessThanOrEqual(largest + 1e-12);
  });

  it('counts an odd number of features as the next even one', () => {
    const of = (features: number) => drawOf(kernel, PAIRS, createStream(4), { features });
    expect(of(31)).toEqual(of(32));
  });

  it('is finite where a kernel without moments makes frequencies huge', () => {
    const rough = kernelOnPairs('matern12');
    for (let seed = 0; seed < 200; seed++)
      for (const value of drawOf(rough, PAIRS, createStream(seed, 'rough'), { features: 16 }))
        expect(Number.isFinite(value)).toBe(true);
  });
});
