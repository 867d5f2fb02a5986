import type { Backend } from '../../gp/backend.ts';
import { text } from '../../parameters/shape.ts';
import { CliError } from '../io.ts';
import { acquisitions } from './acquisitions.ts';
import { bpt } from './bpt.ts';
import { bptTrace } from './bpt-trace.ts';
import { comparison } from './comparison.ts';
import { ctv } from './ctv.ts';
import { ctvTrace } from './ctv-trace.ts';
import { dpp } from './dpp.ts';
import { etTrigger } from './et-trigger.ts';
import { forgetting } from './forgetting.ts';
import { gpStatic } from './gp-static.ts';
import { infogain } from './infogain.ts';
import { fields, readCase } from './input.ts';
import type { EvalKind } from './kind.ts';
import { noiseByObservation } from './noise-by-observation.ts';
import { objectives } from './objectives.ts';
import { pw } from './pw.ts';
import { scalars } from './scalars.ts';
import { sparqStep } from './sparq-step.ts';
import { trace } from './trace.ts';
import { uiWiener } from './ui-wiener.ts';
import { uniformity } from './uniformity.ts';
import { weighted } from './weighted.ts';

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
  acquisitions,
};

const header = fields({ name: text(), kind: text() });

/**
 * The engine's values for one golden case.
 * @returns the case's name and kind, and `got` in the shape of the case's `expect`, which is not read
 * @throws CliError naming the unknown kind, or the missing or wrong field
 */
export function evaluateCase(input: unknown, backend: Backend): { name: string; kind: string; got: unknown } {
  const { name, kind } = readCase(header, input);
  if (!Object.hasOwn(KINDS, kind))
    throw new CliError(`kind "${kind.slice(0, 40)}" is not known; known: ${Object.keys(KINDS).join(', ')}`);
  const { expect: _, ...fields } = input as Record<string, unknown>;
  return { name, kind, got: KINDS[kind](fields, backend) };
}
