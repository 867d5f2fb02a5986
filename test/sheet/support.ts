import type { JobResult, LaneLetter, MeasureId, Sheet } from '../../src/index.ts';
import { compareRuns } from '../../src/replicates/comparison/compare-runs.ts';

const HORIZON = 40;
const SLOPES = [0.9, 0.4, 0.5, 0.52, 0.7, 0.95];

/** A sheet of made-up runs: lane i pays about `SLOPES[i]` a step, with a spread that repeats. */
export function madeSheet(lanes: number, replicates: number, measure: MeasureId = 'total'): Sheet {
  const letters = [...'ABCDEF'].slice(0, lanes) as LaneLetter[];
  const results = Array.from(
    { length: replicates },
    (_, r): JobResult =>
      letters.map((_, i) => {
        const slope = SLOPES[i] + 0.1 * Math.sin(7 * r + 3 * i);
        const curve = Array.from(
          { length: HORIZON },
          (_, t) => slope * (t + 1) + (r === 3 ? 9 * (i + 1) : 0),
        );
        const worst = Array.from({ length: HORIZON }, (_, t) => 3 * (t + 1) + 60);
        return { regret: curve[HORIZON - 1], last: slope, resets: [5], sideQueries: 0, curve, worst };
      }),
  );
  return {
    comparison: compareRuns(letters, results, HORIZON, measure),
    lanes: letters.map((letter) => ({
      letter,
      name: letter === 'B' ? 'TV-GP-UCB, ε = 0.03' : `Lane ${letter}`,
    })),
    changes: [10, 20],
  };
}
