import type { StepRecord } from '../../contracts/record.ts';
import type { Scenario } from '../../contracts/scenario.ts';

/**
 * A lane's run by the steps of the world, as far as it has come: where the world waits, its records; where it moves on while
 * the lane computes, at each step the query that stands at its end, with the regret of the whole step.
 * @returns `t`, `regret`, `cumulativeRegret` and `reset` are those of the world's step, in units of one step; all else is the
 * query's
 */
export function worldSteps(
  records: readonly StepRecord[],
  { horizon, response }: Pick<Scenario, 'horizon' | 'response'>,
): readonly StepRecord[] {
  if (!response) return records;
  const { frame } = response;
  const regrets = new Array<number>(horizon).fill(0);
  const resets = new Array<boolean>(horizon).fill(false);
  const standing: StepRecord[] = [];
  let [made, until] = [0, 0];
  for (const record of records) {
    const first = Math.min(horizon - 1, Math.floor(record.clock / frame));
    const parts = record.standing?.regret ?? [];
    if (record.reset) resets[first] = true;
    for (const [i, part] of parts.entries()) {
      regrets[first + i] += part / frame;
      standing[first + i] = record;
    }
    [made, until] = [first + parts.length, record.standing?.until ?? 0];
  }
  const whole = until >= made * frame ? made : made - 1;
  let sum = 0;
  return standing.slice(0, whole).map((record, step) => {
    sum += regrets[step];
    return {
      ...record,
      ...{ t: step + 1, regret: regrets[step], cumulativeRegret: sum, reset: resets[step] },
    };
  });
}
