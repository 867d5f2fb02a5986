import { beforeEach, describe, expect, it } from 'vitest';
import type { Scenario } from '../../../src/contracts/scenario.ts';
import { sceneById } from '../../../src/engine/scenes/index.ts';
import { undo } from '../../../web/store/actions/edit.ts';
import {
  actUpon,
  moveAct,
  raiseAt,
  removeAct,
  setActParameter,
} from '../../../web/store/actions/interventions.ts';
import { pickObjective } from '../../../web/store/actions/pick-objective.ts';
import { openScenario } from '../../../web/store/actions/scenario.ts';
import { lab } from '../../../web/store/store.ts';

const acts = () => lab.getState().scenario.interventions;

describe('acts upon the world', () => {
  beforeEach(() => {
    openScenario(sceneById('abrupt-change')?.scenario as Scenario, false);
    lab.setState({ t: 30 });
  });

  it('by hand raise the objective at a place from the step shown on, forty at the most', () => {
    raiseAt([0.3], -0.5, 0.08);
    expect(acts()).toEqual([{ kind: 'raise', step: 30, parameters: { at: [0.3], by: -0.5, width: 0.08 } }]);
    for (let i = 0; i < 60; i++) raiseAt([0.3], 1, 0.08);
    expect(acts()).toHaveLength(40);
  });

  it('are in force from the next step on, and taken back one by one or by undo', () => {
    actUpon('flip');
    actUpon('noise');
    expect(acts()).toEqual([
      { kind: 'flip', step: 31, parameters: {} },
      { kind: 'noise', step: 31, parameters: {} },
    ]);
    removeAct(0);
    expect(acts()).toEqual([{ kind: 'noise', step: 31, parameters: {} }]);
    undo();
    undo();
    undo();
    expect(acts()).toBeUndefined();
  });

  it('are moved and changed', () => {
    actUpon('raise');
    moveAct(0, 50);
    setActParameter(0, 'by', -2);
    expect(acts()).toEqual([{ kind: 'raise', step: 50, parameters: { by: -2 } }]);
  });

  it('leave no trace when the last one is taken back', () => {
    actUpon('flip');
    removeAct(0);
    expect('interventions' in lab.getState().scenario).toBe(false);
  });

  it('stay within the run, and have as many coordinates as the objective', () => {
    lab.setState({ t: 200 });
    actUpon('flip');
    expect(acts()?.[0].step).toBe(200);
    pickObjective('abrupt-change-2d');
    expect(acts()).toBeUndefined();
    actUpon('shift');
    expect(acts()?.[0].parameters).toEqual({ by: [0.1, 0.1] });
  });
});
