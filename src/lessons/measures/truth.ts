import { mean } from '../../math/mean.ts';
import { type MeasuredRun, measure, recordAt } from './spec.ts';

/** What the place that was best a step earlier loses at a step; null where the truth is not available. */
function lostByYesterday({ truth }: MeasuredRun, step: number): number | null {
  const [before, now] = [truth(step - 1), truth(step)];
  return before && now && Math.max(...now) - now[before.indexOf(Math.max(...before))];
}

/** What the learner sees and the algorithm does not. */
export const TRUTH_MEASURES = [
  measure({
    name: 'optimum',
    about: 'place x of the optimum at a step',
    arguments: ['lane', 'step'],
    digits: 2,
    of: (run, lane, step) => recordAt(run, lane, step)?.xStar[0] ?? null,
  }),
  measure({
    name: 'best',
    about: 'value f of the optimum at a step; with an environment its probability',
    arguments: ['lane', 'step'],
    digits: 2,
    of: (run, lane, step) => recordAt(run, lane, step)?.fStar ?? null,
  }),
  measure({
    name: 'f',
    about: 'true value f at the query of a step',
    arguments: ['lane', 'step'],
    digits: 2,
    of: (run, lane, step) => recordAt(run, lane, step)?.f ?? null,
  }),
  measure({
    name: 'f-before',
    about: 'true value, one step earlier, at the place that is asked at a step',
    arguments: ['lane', 'step'],
    digits: 2,
    of: (run, lane, step) => {
      const record = recordAt(run, lane, step);
      return record ? (run.truth(step - 1)?.[record.index] ?? null) : null;
    },
  }),
  measure({
    name: 'moved',
    about: 'by how much f moved, from the step before, at the place that is asked at a step',
    arguments: ['lane', 'step'],
    digits: 2,
    of: (run, lane, step) => {
      const record = recordAt(run, lane, step);
      const before = record && run.truth(step - 1)?.[record.index];
      return record && before !== null && before !== undefined ? Math.abs(record.f - before) : null;
    },
  }),
  measure({
    name: 'changed',
    about: 'root of the mean squared difference, over the line, of f at a step from f so many steps earlier',
    arguments: ['step', 'number'],
    digits: 2,
    of: (run, step, back) => {
      const [now, before] = [run.truth(step), step > back ? run.truth(step - back) : null];
      return now && before && Math.sqrt(mean(Array.from(now, (f, i) => (f - before[i]) * (f - before[i]))));
    },
  }),
  measure({
    name: 'yesterday',
    about:
      'regret a step, over a range of steps from the second on, of the place that was best a step earlier',
    arguments: ['range'],
    digits: 3,
    of: (run, { from, to }) => {
      const first = Math.max(2, from);
      const steps = Math.min(to, run.scenario.horizon) - first + 1;
      const lost = Array.from({ length: steps }, (_, i) => lostByYesterday(run, first + i));
      return lost.every((one) => one !== null) ? mean(lost) : null;
    },
  }),
  measure({
    name: 'truth-shown',
    about: '1 where the truth is drawn, 0 where it is not',
    arguments: [],
    digits: 0,
    of: ({ truthShown }) => (truthShown ? 1 : 0),
  }),
];
