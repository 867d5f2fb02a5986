import { counted } from '../../src/picture/format.ts';
import type { Figure } from '../../src/theory/bound.ts';
import { rounded } from '../../src/theory/words.ts';
import type { Bound, Report } from '../worker/bounds/bounds-protocol.ts';

const last = (values: ArrayLike<number>): number => values[values.length - 1];

/** The bound on the lane's algorithm, the most informative if there are several; null without a theorem. */
export function ownBound({ bounds }: Report): Bound | null {
  const own = bounds.filter(({ assumptions }) => assumptions.length > 0);
  const best = (status: Bound['status']) => own.find((bound) => bound.status === status);
  return best('holds') ?? best('comparison') ?? own[0] ?? null;
}

/** How informative the bound is for this run, in one sentence; `$…$` for symbols. */
export function verdict({ status, why }: Bound): string {
  if (status === 'holds') return 'Every assumption is met: the bound holds, but for a stated small chance.';
  return status === 'comparison' ? `For comparison only. ${why}` : `No bound for this run. ${why}`;
}

export function assumptionsText({ assumptions }: Bound): string {
  const met = assumptions.filter(({ state }) => state === 'met').length;
  return `${met} of ${counted(assumptions.length, 'assumption')} met`;
}

/** The bounded quantity and the bound at step t; null if either does not reach it. */
export function readingAt({ bounded, curve }: Bound, t: number) {
  const value = bounded.values[t - 1];
  const bound = curve?.[t - 1];
  return value === undefined || bound === undefined ? null : { value, bound };
}

/**
 * The theorem's terms, the lower bounds, the limit of any policy, the variation, the information gain and the
 * reset times, each in words.
 */
export function figuresOf(report: Report, bound: Bound | null): Pick<Figure, 'label' | 'text'>[] {
  const { realised, maximum } = report.informationGain;
  const gain = {
    label: 'Information gain',
    text: `${last(realised).toFixed(1)} realised; ${realised.length} queries of one still function give at most ${maximum.toFixed(1)}`,
  };
  return [
    ...(bound?.figures ?? []),
    ...lowestFigure(report),
    ...floorFigure(report),
    ...highestFigure(report),
    variationFigure(report),
    gain,
    ...(report.resets ? [resetFigure(report.resets)] : []),
  ];
}

function lowestFigure({ lowest }: Report): Pick<Figure, 'label' | 'text'>[] {
  if (!lowest) return [];
  const text = `no algorithm keeps the expected regret below the order of $Tε$ = ${rounded(last(lowest), 3)}; its constant is not stated`;
  return [{ label: 'Lower bound', text }];
}

function floorFigure({ floor, whyNoFloor }: Report): Pick<Figure, 'label' | 'text'>[] {
  if (!floor) return [{ label: 'Floor', text: `none is known. ${whyNoFloor}` }];
  const text = `over worlds drawn like this one nobody pays less than ${rounded(last(floor.curve), 3)} on average, ${rounded(floor.perStep, 3)} ${floor.falls ? 'in the last step' : 'a step'}: that is what even yesterday’s best place costs today. This one run may lie below`;
  return [{ label: 'Floor', text }];
}

function highestFigure({ highest, chance }: Report): Pick<Figure, 'label' | 'text'>[] {
  if (!highest) return [];
  const text = `any policy at all stays below ${rounded(last(highest), 3)}, but for a chance of $δ$ = ${rounded(chance)}`;
  return [{ label: 'Any policy', text }];
}

function variationFigure({ variation: { total, largest } }: Report): Pick<Figure, 'label' | 'text'> {
  return {
    label: 'Variation',
    text: `the largest change of the objective, added up over the steps, is ${rounded(total, 3)}; ${rounded(largest, 3)} in one step at most`,
  };
}

const MOST_TIMES = 6;

function resetFigure({ times, falseAlarms }: NonNullable<Report['resets']>): Pick<Figure, 'label' | 'text'> {
  const shown = Array.from(times).slice(0, MOST_TIMES).join(', ') + (times.length > MOST_TIMES ? ' …' : '');
  const seen = times.length === 0 ? 'none in this run' : `after ${shown} steps`;
  return { label: 'Reset times', text: falseAlarms ? `${seen}. ${alarmText(falseAlarms)}` : seen };
}

function alarmText({
  distribution,
  bound,
}: NonNullable<NonNullable<Report['resets']>['falseAlarms']>): string {
  const model = last(distribution);
  const lemma = bound
    ? `Lemma 3 says at most ${percent(last(bound))}`
    : 'Lemma 3 says nothing, as $w̄$ is capped';
  const chance = model < 0.001 ? 'less than 0.1 %' : percent(model);
  return `If nothing changed, the test would fire within the ${distribution.length} steps of the longest block with probability ${chance}; ${lemma}`;
}

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;
