import type { StationaryKernel, TemporalFactor } from '../../kernels/spec.ts';
import { isMarkov, temporalFactor, temporalParameters, temporalSlopes } from '../../kernels/temporal.ts';
import type { Core } from '../../linalg/core.ts';
import { climbLadder } from '../../linalg/jitter.ts';
import { panelsOf, roundUp4, triangleDoubles } from '../../linalg/layout.ts';
import { WasmKernel } from '../../linalg/wasm-kernel.ts';
import { log } from '../../math/index.ts';
import { checkEvidence } from '../checks.ts';
import type { EvidenceGradient, Observation } from '../posterior.ts';
import { byGap } from './by-gap.ts';
import { DataMemory } from './data-memory.ts';

const LOG_2_PI = log(2 * Math.PI);

/** `Backend.logMarginalLikelihoodGradient` on core.wasm. */
export function wasmEvidenceGradient(
  core: Core,
  kernel: StationaryKernel,
  temporal: TemporalFactor,
  observations: readonly Observation[],
): EvidenceGradient {
  checkEvidence(kernel, temporal, observations);
  const n = observations.length;
  const panels = panelsOf(n);
  core.arena.require(DataMemory.doubles(n, kernel.lengthscales.length) + triangleDoubles(panels));
  const ready = new WasmKernel(core, kernel);
  const data = new DataMemory(core, ready, temporal, n);
  try {
    const jitter = factor(data, kernel.variance, temporal, observations);
    const value = -0.5 * (data.quadraticForm(n) + n * LOG_2_PI) - data.logDiagonal(n);
    core.arena.scoped((allocate) => {
      const x = allocate(triangleDoubles(panels));
      const alpha = allocate(4 * panels);
      const { packed, z } = data.addresses;
      core.wasm.invertTransposed(packed, panels, x);
      core.wasm.multiplyUpper(x, panels, z, alpha);
      core.wasm.outerMinusInverse(x, panels, alpha, packed);
    });
    return { value, jitter, ...contract(core, kernel, temporal, data, observations) };
  } finally {
    data.dispose();
    ready.dispose();
  }
}

/** Fills and factors the Gram matrix along the jitter ladder; returns the jitter. */
function factor(
  data: DataMemory,
  variance: number,
  temporal: TemporalFactor,
  observations: readonly Observation[],
): number {
  const priors = observations.map(({ time }) => variance * temporalFactor(temporal, time, time));
  return climbLadder(Math.max(...priors), (jitter) => {
    observations.forEach((observation, i) => {
      data.gramRow(i, observation, variance);
      data.storeRow(i, observation, priors[i] + observation.noiseVariance + jitter);
    });
    return data.factorAll(observations.length, observations);
  });
}

/** Sums M = ααᵀ − K⁻¹ (the packed triangle of `data`) against the derivatives of the kernel, row by row. */
function contract(
  core: Core,
  kernel: StationaryKernel,
  temporal: TemporalFactor,
  data: DataMemory,
  observations: readonly Observation[],
): Omit<EvidenceGradient, 'value' | 'jitter'> {
  const { wasm, arena } = core;
  const { variance, lengthscales } = kernel;
  const { packed, times, row } = data.addresses;
  const squares = lengthscales.map(() => 0);
  let trace = 0;
  let products = 0;
  let drift = 0;
  const slopes = temporalParameters(temporal).map(() => 0);
  const slopesAt = byGap((gap) => temporalSlopes(temporal, 0, gap));
  arena.scoped((allocate) => {
    const m = allocate(roundUp4(observations.length));
    observations.forEach((observation, i) => {
      const { x, time } = observation;
      const diagonal = wasm.lowerRow(packed, i, m);
      trace += diagonal;
      if (temporal.kind === 'wiener') {
        data.spatialRow(i, x);
        drift += wasm.sumEarlier(m, row, times, time, i) + 0.5 * diagonal * variance * (time - 1);
      }
      if (!isMarkov(temporal)) {
        data.spatialRow(i, x);
        const [weights, spatial, earlier] = [m, row, times].map((address) => arena.doubles(address, i));
        for (let j = 0; j < i; j++) {
          const own = slopesAt(time - earlier[j]);
          for (let p = 0; p < slopes.length; p++) slopes[p] += weights[j] * spatial[j] * own[p];
        }
      }
      data.gramRow(i, observation, variance);
      products +=
        wasm.sumProducts(m, row, i) + 0.5 * diagonal * variance * temporalFactor(temporal, time, time);
      if (temporal.kind === 'forgetting') drift += wasm.sumAges(m, row, times, time, i);
      // The slope of a squared exponential is its value.
      if (kernel.family !== 'se') data.slopeRow(i, observation);
      for (let d = 0; d < squares.length; d++)
        squares[d] += wasm.sumSquares(m, row, data.coordinates(d), x[d] / lengthscales[d], i);
    });
  });
  return {
    lengthscales: squares.map((sum, d) => sum / lengthscales[d]),
    variance: products / variance,
    noiseVariance: 0.5 * trace,
    temporal: !isMarkov(temporal)
      ? slopes
      : [temporal.kind === 'forgetting' ? (-0.5 * drift) / (1 - temporal.rate) : drift],
  };
}
