import { mean } from '../../math/mean.ts';
import { settingAt } from './settings.ts';
import { measure, recordAt, recordsIn } from './spec.ts';

/** A lane's regret, and how soon it found the optimum again. */
export const REGRET_MEASURES = [
  measure({
    name: 'regret',
    about: 'regret summed over a range of steps',
    arguments: ['lane', 'range'],
    digits: 1,
    of: (run, lane, range) =>
      recordsIn(run, lane, range)?.reduce((sum, { regret }) => sum + regret, 0) ?? null,
  }),
  measure({
    name: 'regret-a-step',
    about: 'mean regret of the steps of a range',
    arguments: ['lane', 'range'],
    digits: 2,
    of: (run, lane, range) => {
      const records = recordsIn(run, lane, range);
      return records && mean(records.map(({ regret }) => regret));
    },
  }),
  measure({
    name: 'regret-after-change',
    about: 'regret summed over so many steps after the first change of the objective',
    arguments: ['lane', 'number'],
    digits: 1,
    of: (run, lane, steps) => {
      const changes = settingAt(run.scenario, 'objective.parameters.changes');
      const from = Array.isArray(changes) ? Number(changes[0]) + 1 : Number.NaN;
      const records = from + steps - 1 <= run.scenario.horizon ? run.records(lane) : [];
      const after = records.slice(from - 1, from - 1 + steps);
      return after.length === steps ? after.reduce((sum, { regret }) => sum + regret, 0) : null;
    },
  }),
  measure({
    name: 'instant-regret',
    about: 'regret of one step; with an environment, what the answer loses',
    arguments: ['lane', 'step'],
    digits: 2,
    of: (run, lane, step) => recordAt(run, lane, step)?.regret ?? null,
  }),
  measure({
    name: 'steps-until-found',
    about: 'steps after a step until a query is within 0.1 of the optimum’s value',
    arguments: ['lane', 'step'],
    digits: 0,
    of: (run, lane, step) => {
      const records = run.records(lane);
      const found = records.find(({ t, regret }) => t > step && regret <= 0.1);
      if (!found && records.length < run.scenario.horizon) return null;
      return (found?.t ?? records.length + 1) - step;
    },
  }),
  measure({
    name: 'nothing-lost-from',
    about: 'first step from which the regret stays 0',
    arguments: ['lane'],
    digits: 0,
    of: (run, lane) => {
      const records = run.records(lane);
      return records.length < run.scenario.horizon
        ? null
        : records.findLastIndex(({ regret }) => regret > 0) + 2;
    },
  }),
];
