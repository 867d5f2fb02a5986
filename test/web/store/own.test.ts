import { beforeEach, describe, expect, it } from 'vitest';
import { parseScenario } from '../../../src/engine/scenario/validate.ts';
import { undo } from '../../../web/store/actions/edit.ts';
import { putInLanes } from '../../../web/store/actions/own.ts';
import { setModel } from '../../../web/store/actions/scenario.ts';
import { lab } from '../../../web/store/store.ts';
import { resetLab } from './support.ts';

const scenario = () => lab.getState().scenario;
const FORMULA = { id: 'formula-1d', parameters: { formula: 'p(x, 60)' } };

beforeEach(() => resetLab());

describe('an objective of one’s own in the lanes', () => {
  it('keeps seed and lanes, has the world that was asked for, and is one undo entry', () => {
    const before = scenario();
    putInLanes({
      title: 'Mine',
      objective: FORMULA,
      horizon: 90,
      noiseVariance: 0.2,
      pointsPerDimension: 50,
    });
    expect(scenario()).toMatchObject({
      ...{ title: 'Mine', seed: before.seed, lanes: before.lanes, horizon: 90, noiseVariance: 0.2 },
      ...{ objective: FORMULA, grid: { pointsPerDimension: 50 } },
    });
    expect(parseScenario(scenario()).objective.parameters).toMatchObject(FORMULA.parameters);
    undo();
    expect(scenario()).toBe(before);
  });

  it('keeps what the lanes believe from one formula to the next, and not from another objective', () => {
    setModel({ lengthscale: 3 });
    putInLanes({ title: '', objective: FORMULA });
    expect(scenario().model.lengthscale).toBeNull();
    setModel({ lengthscale: 3 });
    putInLanes({ title: '', objective: { ...FORMULA, parameters: { formula: 'x' } } });
    expect(scenario().model.lengthscale).toBe(3);
  });

  it('brings a lane that knows an environment where there is one, once', () => {
    const lanes = () => scenario().lanes.map(({ algorithm }) => algorithm);
    const before = lanes();
    putInLanes({ title: '', objective: { id: 'formula-environment', parameters: {} } });
    expect(lanes()).toEqual([...before, 'bpt-ucb']);
    expect(scenario().view.regret).toBe('answer');
    putInLanes({ title: '', objective: { id: 'formula-environment', parameters: { threshold: 0.4 } } });
    expect(lanes()).toEqual([...before, 'bpt-ucb']);
    putInLanes({ title: '', objective: FORMULA });
    expect(lanes()).toEqual(before);
  });
});
