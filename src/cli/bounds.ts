import {
  type BoundReport,
  type Lane,
  type RunFacts,
  type StepRecord,
  type TheoryReport,
  theoryReport,
} from '../index.ts';
import { WARNING } from '../theory/report.ts';
import { rounded } from '../theory/words.ts';

/** The theory beside one lane; null for an algorithm without a model. */
export interface LaneBounds {
  readonly lane: string;
  readonly algorithm: string;
  readonly steps: number;
  readonly regretAtEnd: number;
  readonly theory: TheoryReport | null;
}

/** What a lane's run yielded, with the theory beside it; `facts` is null for an algorithm without a model. */
export function laneBounds(lane: Lane, records: readonly StepRecord[], facts: RunFacts | null): LaneBounds {
  return {
    lane: lane.id,
    algorithm: lane.algorithm,
    steps: records.length,
    regretAtEnd: records[records.length - 1].cumulativeRegret,
    theory: facts && theoryReport(facts),
  };
}

/** One row a lane, theorem and step: bound, regret (or what else the theorem bounds), ratio. Theorems that fail have no rows. */
export function csvOfBounds(lanes: readonly LaneBounds[]): string {
  const rows = lanes.flatMap(({ lane, algorithm, theory }) =>
    (theory?.bounds ?? []).flatMap(({ id, status, curve, bounded }) =>
      (curve ?? []).map((bound, i) => {
        const regret = bounded.values[i];
        return [lane, algorithm, id, status, i + 1, bound, regret, regret > 0 ? bound / regret : ''].join(
          ',',
        );
      }),
    ),
  );
  return `${['lane,algorithm,theorem,status,t,bound,regret,ratio', ...rows].join('\n')}\n`;
}

/** For people: per lane what holds, what is missing, and the comparison. */
export function textOfBounds(lanes: readonly LaneBounds[]): string {
  return `${[...lanes.map(laneText), WARNING].join('\n\n')}\n`;
}

function laneText({ lane, algorithm, steps, regretAtEnd, theory }: LaneBounds): string {
  const head = `${lane}  ${algorithm}  regret ${regretAtEnd.toFixed(1)} after ${steps} steps`;
  if (!theory) return `${head}\n   no model: no theorem is about it`;
  const { realised, maximum } = theory.informationGain;
  const gain = `   information gain ${realised[realised.length - 1].toFixed(1)} realised; from one still function at most ${maximum.toFixed(1)}`;
  const about = theory.bounds.flatMap(boundLines);
  const change = `   the objective changed by ${rounded(theory.variation.total)} in all, Σ max |f_{t+1} − f_t|, and by ${rounded(theory.variation.largest)} in one step at most`;
  const lines = about.length > 0 ? about : ['   none of the theorems is about this algorithm'];
  return [
    head,
    gain,
    change,
    ...lowestLines(theory),
    ...floorLines(theory),
    ...highestLines(theory),
    ...resetLines(theory),
    ...lines,
  ].join('\n');
}

function highestLines({ highest, chance }: TheoryReport): string[] {
  if (!highest) return [];
  const most = rounded(highest[highest.length - 1]);
  return [`   any policy at all stays below ${most} but for a chance of δ = ${rounded(chance)}`];
}

function lowestLines({ lowest }: TheoryReport): string[] {
  if (!lowest) return [];
  const order = rounded(lowest[lowest.length - 1]);
  return [`   no algorithm keeps the expected regret below the order Tε = ${order}, constant not stated`];
}

function floorLines({ floor, whyNoFloor }: TheoryReport): string[] {
  if (!floor) return [`   no floor under every lane is known: ${plain(whyNoFloor ?? '')}`];
  const { curve, perStep, error, falls } = floor;
  return [
    `   over worlds drawn like this one nobody pays less than ${rounded(curve[curve.length - 1])} on average, ${rounded(perStep)} ± ${rounded(error)} ${falls ? 'in the last step' : 'a step'}`,
  ];
}

function resetLines({ resets }: TheoryReport): string[] {
  if (!resets) return [];
  const alarms = resets.falseAlarms;
  const chance = alarms
    ? `; without a change the test would fire in its longest block with probability ${alarms.distribution[alarms.distribution.length - 1].toPrecision(2)}, ${guarantee(alarms.bound)}`
    : '';
  return [`   reset times ${resets.times.join(', ') || 'none'}${chance}`];
}

function guarantee(bound: readonly number[] | null): string {
  if (!bound) return 'without a guarantee, as w̄ is capped';
  return `at most ${bound[bound.length - 1].toPrecision(2)}`;
}

const GLYPHS = { met: '✓', open: '–', fails: '✗' } as const;

function boundLines({ name, status, why, assumptions, figures, curve, sentence }: BoundReport): string[] {
  if (assumptions.length === 0) return [];
  const last = curve?.[curve.length - 1];
  const verdict = {
    holds: 'holds',
    comparison: `for comparison only: ${why}`,
    fails: `does not apply: ${why}`,
  }[status];
  return [
    `   ${name}: ${plain(verdict)}`,
    ...assumptions.map(({ text, state }) => `     ${GLYPHS[state]} ${plain(text)}`),
    ...figures.map(({ label, text }) => `     ${label}: ${plain(text)}`),
    ...(last === undefined ? [] : [`     bound ${last.toPrecision(4)}. ${sentence}`]),
  ];
}

/** Texts carry `$…$` and `^{…}` for the page's symbols. */
const plain = (text: string): string => text.replaceAll('$', '').replace(/([_^])\{([\w.]+)\}/g, '$1$2');
