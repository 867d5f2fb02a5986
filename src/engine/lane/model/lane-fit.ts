import type { Backend } from '../../../gp/backend.ts';
import type { Box, InParts } from '../../../gp/fit/boxed-maximum.ts';
import { type Free, fitInParts } from '../../../gp/fit/fit.ts';
import { fitRate, logLikelihood } from '../../../gp/fit/fit-rate.ts';
import { timeBoxes } from '../../../gp/fit/time-boxes.ts';
import type { Observation } from '../../../gp/posterior.ts';
import type { EmpiricalKernel, StationaryKernel, TemporalFactor } from '../../../kernels/spec.ts';
import { temporalParameters, withTemporalParameters } from '../../../kernels/temporal.ts';
import {
  CHANGE_RATES,
  LEAST_DATA_TO_FIT,
  LENGTHSCALES,
  noiseBox,
  varianceBox,
} from '../../../policy/refit.ts';
import { TIMES } from '../../../policy/temporal-choice.about.ts';
import { temporalParameterIds } from '../../../policy/temporal-factors.ts';
import type { Hyperparameters } from './refits.ts';

/** The result of fitting the model to a lane's data, rounded for the settings. */
export interface LaneFit {
  /** One for all dimensions, or one for each; null: unchanged. */
  readonly lengthscale: number | readonly number[] | null;
  readonly signalVariance: number | null;
  /** σ_n², where it was fitted. */
  readonly noiseVariance: number | null;
  /** The lane's parameters, by id, of a belief that changes with time; empty where it does not. */
  readonly parameters: Readonly<Record<string, number>>;
  /** Log marginal likelihood before and after; equal, with all values unchanged, if nothing better was found. */
  readonly before: number;
  readonly after: number;
  /** Number of observations that were fitted. */
  readonly count: number;
}

/** A fit that cannot be made; the message is a plain sentence. */
export class FitError extends Error {
  override readonly name = 'FitError';
}

/** A lane's belief and noise variance. */
interface Belief<K> {
  readonly kernel: K;
  readonly temporal: TemporalFactor;
  readonly noiseVariance: number | null;
}

/**
 * Lengthscales and σ_f² by maximum likelihood on a lane's observations; jointly with σ_n² and the temporal parameters
 * where the belief changes with time. Where it does not, σ_n² is kept, as the fit would take any drift for noise. With a
 * table's covariance only the rate or lengthscale in time is fitted.
 * @param noiseVariance σ_n² of the model; fitted only where the lane takes it to be that of every observation
 * @param isotropic one lengthscale for all dimensions, else one for each
 * @throws FitError where there is nothing to fit or the data are too few; NotPositiveDefinite
 */
export function* fitLane(
  backend: Backend,
  { kernel, temporal, noiseVariance }: Hyperparameters & { readonly noiseVariance: number },
  observations: readonly Observation[],
  isotropic: boolean,
): InParts<LaneFit> {
  if (kernel.family === 'empirical' && temporalParameterIds(temporal).length !== 1)
    throw new FitError('The kernel comes from the training rows: there is no lengthscale to fit.');
  if (observations.length < LEAST_DATA_TO_FIT)
    throw new FitError(
      `A fit needs at least ${LEAST_DATA_TO_FIT} observations, the lane holds ${observations.length}; go to a later step.`,
    );
  const boxes = boxesInTime(temporal, observations);
  const sameNoise = observations.every((own) => own.noiseVariance === noiseVariance);
  const begun = { temporal, noiseVariance: boxes && sameNoise ? noiseVariance : null };
  const likelihood = (belief: Belief<typeof kernel>) =>
    logLikelihood(backend, belief.kernel, belief.temporal, under(belief, observations));
  const before = likelihood({ kernel, ...begun });
  const found =
    kernel.family === 'empirical'
      ? fitOnTable(backend, kernel, temporal, observations, boxes)
      : yield* fitJointly(backend, { kernel, ...begun }, observations, { isotropic, boxes });
  const after = likelihood(found);
  const better = after > before ? found : { kernel, ...begun };
  const numbers = asSettings(better, isotropic, boxes);
  return { ...numbers, before, after: after > before ? after : before, count: observations.length };
}

/** By gradients: lengthscales, σ_f², σ_n² unless it is null, and the temporal parameters with a box. */
function* fitJointly(
  backend: Backend,
  { kernel, temporal, noiseVariance }: Belief<StationaryKernel>,
  observations: readonly Observation[],
  { isotropic, boxes }: { readonly isotropic: boolean; readonly boxes: BoxesInTime },
): InParts<Belief<StationaryKernel>> {
  const free: Free = {
    ...{ lengthscales: LENGTHSCALES, variance: varianceBox(kernel.variance), isotropic },
    ...(boxes && { temporal: boxes }),
    ...(noiseVariance !== null && { noiseVariance: noiseBox(noiseVariance) }),
  };
  const fitted = yield* fitInParts(backend, kernel, temporal, observations, free);
  const { lengthscales, variance } = fitted.kernel;
  return {
    kernel: { ...kernel, lengthscales: lengthscales.map(readable), variance: readable(variance) },
    temporal: readableTime(fitted.temporal, boxes),
    noiseVariance: fitted.noiseVariance && readable(fitted.noiseVariance),
  };
}

/** With a table's covariance, whose likelihood has no gradient: only the parameter in time. */
function fitOnTable(
  backend: Backend,
  kernel: EmpiricalKernel,
  temporal: TemporalFactor,
  observations: readonly Observation[],
  boxes: BoxesInTime,
): Belief<EmpiricalKernel> {
  const [box] = boxes ?? [];
  const fitted = box ? fitRate(backend, kernel, temporal, observations, box) : temporal;
  return { kernel, temporal: readableTime(fitted, boxes), noiseVariance: null };
}

type BoxesInTime = readonly (Box | null)[] | null;

/** Range of σ_w², that of UI-TVBO's slider. */
const INJECTED: Box = { low: 1e-4, high: 1 };

/** Ranges as in the refits of a run, within those of the lane's parameters; null for a belief that does not change. */
function boxesInTime(temporal: TemporalFactor, observations: readonly Observation[]): BoxesInTime {
  if (temporal.kind === 'wiener') return [INJECTED];
  const boxes = timeBoxes(temporal, observations, CHANGE_RATES);
  return temporal.kind === 'forgetting' ? boxes : (boxes?.map((box) => box && overlap(box, TIMES)) ?? null);
}

function overlap(a: Box, b: Box): Box | null {
  const both = { low: Math.max(a.low, b.low), high: Math.min(a.high, b.high) };
  return both.low < both.high ? both : null;
}

/** The observations with the fitted noise variance, where there is one. */
const under = ({ noiseVariance }: Belief<unknown>, observations: readonly Observation[]) =>
  noiseVariance === null ? observations : observations.map((own) => ({ ...own, noiseVariance }));

/** Rounded to three digits, enough for a link and a reader. */
const readable = (value: number) => Number(value.toPrecision(3));

/** One more digit for parameters in time, as the error of a period accumulates. */
function readableTime(temporal: TemporalFactor, boxes: BoxesInTime): TemporalFactor {
  const values = temporalParameters(temporal);
  return withTemporalParameters(
    temporal,
    values.map((value, i) => (boxes?.[i] ? Number(value.toPrecision(4)) : value)),
  );
}

/** A belief as settings of model and lane. */
function asSettings(
  { kernel, temporal, noiseVariance }: Belief<StationaryKernel | EmpiricalKernel>,
  isotropic: boolean,
  boxes: BoxesInTime,
) {
  const values = temporalParameters(temporal);
  const fitted = temporalParameterIds(temporal).map((id, i) => [id, values[i]] as const);
  const parameters = Object.fromEntries(fitted.filter((_, i) => boxes?.[i]));
  if (kernel.family === 'empirical')
    return { lengthscale: null, signalVariance: null, noiseVariance, parameters };
  const { lengthscales, variance: signalVariance } = kernel;
  const lengthscale = isotropic ? lengthscales[0] : lengthscales;
  return { lengthscale, signalVariance, noiseVariance, parameters };
}
