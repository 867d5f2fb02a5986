import { describe, expect, it } from 'vitest';
import { completeScenario, type ShortScenario } from '../../../src/engine/scenario/complete.ts';
import { parseScenario } from '../../../src/engine/scenario/validate.ts';
import { OBJECTIVES } from '../../../src/objectives/registry.ts';

const free = OBJECTIVES.filter(({ dimension }) => dimension !== 'arms');

describe('completeScenario', () => {
  it.each(free)('fills what a person leaves out on $id as a file or link does', (spec) => {
    const short: ShortScenario = {
      objective: { id: spec.id },
      lanes: [{ algorithm: 'gp-ucb' }, { algorithm: 'gp-ucb', id: 'A' }],
    };
    const { objective, lanes, ...settings } = completeScenario(spec, short);
    expect(parseScenario(short)).toMatchObject(settings);
    expect(objective.parameters).toEqual({});
    expect(lanes.map(({ id, parameters }) => [id, parameters])).toEqual([
      ['B', {}],
      ['A', {}],
    ]);
  });

  it('keeps what is given', () => {
    const complete = completeScenario(free[0], {
      objective: { id: free[0].id },
      lanes: [],
      title: 'mine',
      seed: 3,
      horizon: 7,
      noiseVariance: 2,
      model: { lengthscale: 4 },
      view: { step: 9 },
    });
    expect(complete).toMatchObject({ title: 'mine', seed: 3, horizon: 7, noiseVariance: 2 });
    expect(complete.model).toMatchObject({ lengthscale: 4, signalVariance: null });
    expect(complete.view.step).toBe(7);
  });
});
