import { algorithmById } from '../algorithms/registry.ts';
import type { Lane, Scenario } from '../contracts/scenario.ts';
import type { Figure } from '../figure/figure.ts';
import { regretFigure } from '../figure/regret-figure.ts';
import { encodeLink } from './link/link.ts';

/** The data of a run in a figure: R_t at every step, and where the lane dropped its data. */
export interface FiguredRun {
  readonly lane: Lane;
  readonly replicate: number;
  readonly regret: readonly number[];
  readonly resets: readonly number[];
}

/**
 * Total regret of runs over the steps: a line for each lane of the scenario's own replicate, thin ones for the others, each
 * with the link that opens it.
 * @param changes steps after which the objective changes
 */
export function runFigure(
  scenario: Scenario,
  changes: readonly number[],
  runs: readonly FiguredRun[],
): Figure {
  const own = runs.filter(({ replicate }) => replicate === scenario.replicate);
  const others = runs.filter(({ replicate }) => replicate !== scenario.replicate);
  return regretFigure({
    title: scenario.title,
    horizon: scenario.horizon,
    changes,
    theme: 'light',
    measure: 'total regret R<sub>t</sub>',
    lanes: own.map(({ lane, regret, resets }) => ({ ...named(lane), values: regret, resets })),
    seeds: others.map(({ lane, replicate, regret }) => ({
      ...named(lane),
      replicate,
      values: regret,
    })),
    linkOf: (replicate) => `#${encodeLink({ ...scenario, replicate })}`,
  });
}

const named = ({ id, label, algorithm }: Lane) => ({
  letter: id,
  name: label || (algorithmById(algorithm)?.name ?? algorithm),
});
