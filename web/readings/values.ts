import * as words from '#words/readings/values';
import type { Scenario } from '../../src/contracts/scenario.ts';
import { DATASET, trainingRowCount, valuesUnit } from '../../src/objectives/own/dataset.about.ts';
import { resolveParameters } from '../../src/parameters/resolve.ts';

/** Meaning of a table's values: their unit on an axis, and in words. */
interface ValuesReading {
  /** "%", "sd"; empty if unknown. */
  readonly unit: string;
  readonly said: string;
}

/** Meaning of an objective's values; null if they are plain numbers. */
export function valuesReading(objective: Scenario['objective']): ValuesReading | null {
  const unit = valuesUnit(objective);
  const { parameters, dataset: table } = objective;
  if (unit === '' || !table) return null;
  const { values, trainingRows } = resolveParameters(DATASET.parameters, parameters);
  if (values === 'raw') return { unit, said: words.inUnit(unit) };
  const training = Math.max(1, trainingRowCount(table.times.length, trainingRows as number));
  const span = spanOf(table.times[0], table.times[Math.min(training, table.times.length) - 1]);
  return { unit: words.deviations, said: words.mostUnusual(span) };
}

/** "2000–03" for labels of different years; otherwise "Mon to Thu". */
function spanOf(first: string, last: string): string {
  const [from, to] = [first, last].map((label) => /^(\d{4})\b/.exec(label)?.[1]);
  if (!from || !to || from === to) return words.span({ first, last });
  return from.slice(0, 2) === to.slice(0, 2) ? `${from}–${to.slice(2)}` : `${from}–${to}`;
}
