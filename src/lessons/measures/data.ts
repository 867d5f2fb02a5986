import { mean } from '../../math/mean.ts';
import { measure, recordAt, recordsIn } from './spec.ts';

/** What a lane holds, what it requests from an expert, and how long it takes. */
export const DATA_MEASURES = [
  measure({
    name: 'data',
    about: 'readings that the model held when it chose the query of a step',
    arguments: ['lane', 'step'],
    digits: 0,
    of: (run, lane, step) => recordAt(run, lane, step)?.dataSize ?? null,
  }),
  measure({
    name: 'data-after',
    about: 'readings that it holds after a step, resets included',
    arguments: ['lane', 'step'],
    digits: 0,
    of: (run, lane, step) => recordAt(run, lane, step)?.dataSizeAfter ?? null,
  }),
  measure({
    name: 'looks',
    about: 'queries made up to a step; where the world waits for none, several in a step or none',
    arguments: ['lane', 'step'],
    digits: 0,
    of: (run, lane, step) => {
      const record = recordAt(run, lane, step);
      return record && (record.queries?.made ?? record.t);
    },
  }),
  measure({
    name: 'forced-looks',
    about: 'queries of a range of steps that a schedule asked for, not the acquisition',
    arguments: ['lane', 'range'],
    digits: 0,
    of: (run, lane, range) =>
      recordsIn(run, lane, range)?.filter(({ looking }) => looking?.look != null).length ?? null,
  }),
  measure({
    name: 'questions',
    about: 'questions to an expert in a range of steps',
    arguments: ['lane', 'range'],
    digits: 0,
    of: (run, lane, range) =>
      recordsIn(run, lane, range)?.reduce((sum, { sideQueries }) => sum + sideQueries, 0) ?? null,
  }),
  measure({
    name: 'clock',
    about: 'the lane’s clock at a step: seconds, where looks take time',
    arguments: ['lane', 'step'],
    digits: 0,
    of: (run, lane, step) => recordAt(run, lane, step)?.clock ?? null,
  }),
  measure({
    name: 'seconds-a-look',
    about: 'mean duration of a look over a range of steps',
    arguments: ['lane', 'range'],
    digits: 2,
    of: (run, lane, range) => {
      const records = recordsIn(run, lane, range);
      return records && mean(records.map(({ duration }) => duration ?? 0));
    },
  }),
  measure({
    name: 'undecided',
    about: 'designs not yet sorted at a step',
    arguments: ['lane', 'step'],
    digits: 0,
    of: (run, lane, step) => recordAt(run, lane, step)?.assessment?.undecided ?? null,
  }),
  measure({
    name: 'f1',
    about: 'F1 score of the sorting at a step',
    arguments: ['lane', 'step'],
    digits: 2,
    of: (run, lane, step) => recordAt(run, lane, step)?.assessment?.f1 ?? null,
  }),
];
