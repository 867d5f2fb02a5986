import * as words from '#words/readings/designs';
import type { Environment } from '../../../src/contracts/environment.ts';
import type { StepRecord } from '../../../src/contracts/record.ts';
import type { WorldSummary } from '../../../src/contracts/world-summary.ts';
import { formatValue } from '../../../src/picture/format.ts';
import { plainMath } from '../../../src/picture/math.ts';
import { answerReading } from './answers.ts';
import { designName } from './design-name.ts';

/** Coordinates of the designs (N_x); their numbers from 1 if they have several coordinates. */
export function designAxis(
  { candidates }: Pick<WorldSummary, 'candidates'>,
  { designs }: Environment,
): Float64Array {
  const axis = candidates.axes[0];
  return axis?.length === designs ? axis : Float64Array.from({ length: designs }, (_, i) => i + 1);
}

/** Description of the plot over the designs for screen readers. */
export function designsDescription(
  name: string,
  t: number,
  record: StepRecord | undefined,
  world: Pick<WorldSummary, 'candidates'>,
  environment: Environment,
): string {
  const { best, probability, level } = environment;
  const answer = record ? plainMath(answerReading(record, world, environment)) : null;
  const optimum = words.best({
    design: designName(world, environment, best),
    probability: formatValue(probability[best]),
    level: formatValue(level),
  });
  return [words.plot({ name, t }), ...(answer === null ? [] : [answer]), optimum].join(' ');
}
