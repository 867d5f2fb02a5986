import { CAUSES, type Cause } from '../../causes/cause.ts';
import type { LaneLetter } from '../../contracts/scenario.ts';
import { type MeasuredRun, measure, type StepRange } from './spec.ts';

/** The part of the regret of a range of steps that has these causes. */
function paidFor(
  run: MeasuredRun,
  lane: LaneLetter,
  { from, to }: StepRange,
  causes: readonly Cause[],
): number | null {
  const paid = run.paid(lane);
  if (!paid || paid.length < Math.min(to, run.scenario.horizon)) return null;
  const places = causes.map((cause) => CAUSES.indexOf(cause));
  return paid
    .slice(from - 1, to)
    .reduce((sum, step) => sum + places.reduce((own, place) => own + step[place], 0), 0);
}

/** Regret by cause (docs/causes.md). */
export const PAID_MEASURES = [
  measure({
    name: 'paid-old',
    about: 'regret of a range of steps that was paid for believing old answers',
    arguments: ['lane', 'range'],
    digits: 1,
    of: (run, lane, range) => paidFor(run, lane, range, ['old']),
  }),
  measure({
    name: 'paid-again',
    about: 'regret of a range of steps that was paid for asking again, false alarms included',
    arguments: ['lane', 'range'],
    digits: 1,
    of: (run, lane, range) => paidFor(run, lane, range, ['forgotten', 'false alarm']),
  }),
];
