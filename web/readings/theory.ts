import * as words from '#words/readings/theory';
import type { Figure } from '../../src/theory/bound.ts';
import { rounded } from '../../src/theory/words.ts';
import type { Bound, Report } from '../worker/bounds/bounds-protocol.ts';
import { theoremSaid } from './said/theorems.ts';

const last = (values: ArrayLike<number>): number => values[values.length - 1];

/** The bound on the lane's algorithm, the most informative if there are several; null without a theorem. */
export function ownBound({ bounds }: Report): Bound | null {
  const own = bounds.filter(({ assumptions }) => assumptions.length > 0);
  const best = (status: Bound['status']) => own.find((bound) => bound.status === status);
  return best('holds') ?? best('comparison') ?? own[0] ?? null;
}

/** How informative the bound is for this run, in one sentence; `$…$` for symbols. */
export function verdict({ status, why }: Bound): string {
  if (status === 'holds') return words.holds;
  const said = theoremSaid(String(why));
  return status === 'comparison' ? words.comparisonOnly(said) : words.noBound(said);
}

/** The comparison of run and bound in one sentence; null without a bound. */
export const comparisonOf = ({ sentence }: Bound): string | null => sentence && theoremSaid(sentence);

/** What is bounded. */
export const boundedName = ({ name }: Bound['bounded']): string => theoremSaid(name);

export function assumptionsText({ assumptions }: Bound): string {
  const met = assumptions.filter(({ state }) => state === 'met').length;
  return words.assumptionsMet({ met, all: assumptions.length });
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
    label: words.labels.gain,
    text: words.gain({
      realised: last(realised).toFixed(1),
      queries: realised.length,
      maximum: maximum.toFixed(1),
    }),
  };
  return [
    ...(bound?.figures ?? []).map(({ label, text }) => ({
      label: theoremSaid(label),
      text: theoremSaid(text),
    })),
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
  return [{ label: words.labels.lowest, text: words.lowest(rounded(last(lowest), 3)) }];
}

function floorFigure({ floor, whyNoFloor }: Report): Pick<Figure, 'label' | 'text'>[] {
  if (!floor) return [{ label: words.labels.floor, text: words.noFloor(theoremSaid(String(whyNoFloor))) }];
  const text = words.floor({
    total: rounded(last(floor.curve), 3),
    step: rounded(floor.perStep, 3),
    falls: floor.falls ? 'yes' : 'no',
  });
  return [{ label: words.labels.floor, text }];
}

function highestFigure({ highest, chance }: Report): Pick<Figure, 'label' | 'text'>[] {
  if (!highest) return [];
  const text = words.highest({ total: rounded(last(highest), 3), chance: rounded(chance) });
  return [{ label: words.labels.highest, text }];
}

function variationFigure({ variation: { total, largest } }: Report): Pick<Figure, 'label' | 'text'> {
  return {
    label: words.labels.variation,
    text: words.variation({ total: rounded(total, 3), largest: rounded(largest, 3) }),
  };
}

const MOST_TIMES = 6;

function resetFigure({ times, falseAlarms }: NonNullable<Report['resets']>): Pick<Figure, 'label' | 'text'> {
  const shown = Array.from(times).slice(0, MOST_TIMES).join(', ') + (times.length > MOST_TIMES ? ' …' : '');
  const seen = times.length === 0 ? words.noResets : words.resets(shown);
  return { label: words.labels.resets, text: falseAlarms ? alarmText(seen, falseAlarms) : seen };
}

function alarmText(
  seen: string,
  { distribution, bound }: NonNullable<NonNullable<Report['resets']>['falseAlarms']>,
): string {
  const chance = last(distribution);
  return words.falseAlarms({
    seen,
    steps: distribution.length,
    chance: chance < 0.001 ? 'small' : percent(chance),
    bound: bound ? percent(last(bound)) : 'none',
  });
}

const percent = (share: number): string => (100 * share).toFixed(1);
