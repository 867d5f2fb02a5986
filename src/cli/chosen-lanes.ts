import type { Lane, Scenario } from '../index.ts';
import { cut } from '../parameters/quoted.ts';
import { CliError } from './io.ts';

/** The lanes that `--lane` names, by position or letter; all without it. Throws CliError. */
export function chosenLanes({ lanes }: Scenario, flag: string | undefined): readonly Lane[] {
  if (lanes.length === 0) throw new CliError('lanes is empty; add at least one lane with an algorithm');
  if (flag === undefined) return lanes;
  const lane = lanes.find(({ id }, i) => id === flag.toUpperCase() || String(i) === flag);
  if (lane) return [lane];
  const letters = lanes.map(({ id }) => id).join(', ');
  throw new CliError(
    `--lane must be between 0 and ${lanes.length - 1}, or one of ${letters}, got ${cut(flag) || 'nothing'}`,
  );
}
