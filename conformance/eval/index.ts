import type { Backend } from '../../src/gp/backend.ts';
import { text } from '../../src/parameters/shape.ts';
import { CaseError } from './case-error.ts';
import { apart } from './decisions/apart.ts';
import { bpt } from './decisions/bpt.ts';
import { comparison } from './decisions/comparison.ts';
import { constantBetas } from './decisions/constant-beta.ts';
import { ctv } from './decisions/ctv.ts';
import { dpp } from './decisions/dpp.ts';
import { etTrigger } from './decisions/et-trigger.ts';
import { forcedLooks } from './decisions/forced-looks.ts';
import { glr } from './decisions/glr.ts';
import { predictability } from './decisions/predictability.ts';
import { pw } from './decisions/pw.ts';
import { regimeCell } from './decisions/regime-cell.ts';
import { regretCauses } from './decisions/regret-causes.ts';
import { responseClock } from './decisions/response-clock.ts';
import { scalars } from './decisions/scalars.ts';
import { sparqStep } from './decisions/sparq-step.ts';
import { uniformity } from './decisions/uniformity.ts';
import { fields, readCase } from './input.ts';
import type { EvalKind } from './kind.ts';
import { acquisitions } from './posteriors/acquisitions.ts';
import { forgetting } from './posteriors/forgetting.ts';
import { gpStatic } from './posteriors/gp-static.ts';
import { infogain } from './posteriors/infogain.ts';
import { kalman } from './posteriors/kalman.ts';
import { noiseByObservation } from './posteriors/noise-by-observation.ts';
import { predictiveSampling } from './posteriors/predictive-sampling.ts';
import { relevance } from './posteriors/relevance.ts';
import { timeGp } from './posteriors/time-gp.ts';
import { timeKernel } from './posteriors/time-kernel.ts';
import { uiWiener } from './posteriors/ui-wiener.ts';
import { weighted } from './posteriors/weighted.ts';
import { bptTrace } from './traces/bpt-trace.ts';
import { ctvTrace } from './traces/ctv-trace.ts';
import { dalTrace } from './traces/dal-trace.ts';
import { predictiveTrace } from './traces/predictive-trace.ts';
import { priorsTrace } from './traces/priors-trace.ts';
import { trace } from './traces/trace.ts';
import { wdboTrace } from './traces/wdbo-trace.ts';
import { gmpb } from './worlds/generalised-peaks.ts';
import { lastInputTime } from './worlds/last-input-time.ts';
import { movingPeaks } from './worlds/moving-peaks.ts';
import { objectives } from './worlds/objectives.ts';

/** Every kind of golden case that can be computed. */
const KINDS: Readonly<Record<string, EvalKind>> = {
  gp_static: gpStatic,
  tv: forgetting,
  tv_continuous: forgetting,
  ui_wiener: uiWiener,
  ui_noise: noiseByObservation,
  sparq_noise: noiseByObservation,
  weighted,
  et_trigger: etTrigger,
  scalars,
  trace,
  infogain,
  objectives,
  dpp,
  sparq_step: sparqStep,
  ctv,
  ctv_trace: ctvTrace,
  uniformity,
  bpt,
  bpt_trace: bptTrace,
  pw,
  comparison,
  apart,
  regime_cell: regimeCell,
  acquisitions,
  constant_beta: constantBetas,
  time_kernel: timeKernel,
  time_gp: timeGp,
  relevance,
  wdbo_trace: wdboTrace,
  dal_trace: dalTrace,
  predictive_sampling: predictiveSampling,
  predictive_trace: predictiveTrace,
  priors_trace: priorsTrace,
  kalman,
  regret_causes: regretCauses,
  response_clock: responseClock,
  last_input_time: lastInputTime,
  moving_peaks: movingPeaks,
  glr,
  forced_looks: forcedLooks,
  gmpb,
  predictability,
};

const header = fields({ name: text(), kind: text() });

/**
 * The engine's values for one golden case.
 * @returns the case's name and kind, and `got` in the shape of the case's `expect`, which is not read
 * @throws CaseError naming the unknown kind, the missing or wrong field, or the value that is no finite number
 */
export function evaluateCase(input: unknown, backend: Backend): { name: string; kind: string; got: unknown } {
  const { name, kind } = readCase(header, input);
  if (!Object.hasOwn(KINDS, kind))
    throw new CaseError(`kind "${kind.slice(0, 40)}" is not known; known: ${Object.keys(KINDS).join(', ')}`);
  const { expect: _, ...fields } = input as Record<string, unknown>;
  const got = KINDS[kind](fields, backend);
  const place = placeOfInfinite(got);
  if (place !== null)
    throw new CaseError(
      `${place} is no finite number: the case holds numbers too large or too small to compute with`,
    );
  return { name, kind, got };
}

/** "got.mean[2]" of the first number that is not finite, which JSON could not write; null where all are. */
function placeOfInfinite(value: unknown, path = 'got'): string | null {
  if (typeof value === 'number') return Number.isFinite(value) ? null : path;
  if (typeof value !== 'object' || value === null) return null;
  for (const [key, part] of Object.entries(value)) {
    const place = placeOfInfinite(part, Array.isArray(value) ? `${path}[${key}]` : `${path}.${key}`);
    if (place !== null) return place;
  }
  return null;
}
