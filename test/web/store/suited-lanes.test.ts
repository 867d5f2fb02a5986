import { beforeEach, describe, expect, it } from 'vitest';
import { sceneById } from '../../../src/engine/scenes/index.ts';
import { objectiveById } from '../../../src/objectives/registry.ts';
import type { ObjectiveSpec } from '../../../src/objectives/spec.ts';
import { undo } from '../../../web/store/actions/edit.ts';
import { pickObjective } from '../../../web/store/actions/pick-objective.ts';
import { setRun } from '../../../web/store/actions/scenario.ts';
import { suitedLanes } from '../../../web/store/actions/suited-lanes.ts';
import { scenarioWithView, setRegretView } from '../../../web/store/actions/view.ts';
import { dismissNotice, page } from '../../../web/store/page.ts';
import { shownRegretView } from '../../../web/store/run/lane-data.ts';
import { lab } from '../../../web/store/store.ts';
import { resetLab } from './support.ts';

const threshold = sceneById('threshold')?.scenario;
if (!threshold) throw new Error('no scene threshold');
const lane = (id: 'A' | 'B' | 'C', algorithm: string) => ({ id, algorithm, label: '', parameters: {} });
const still = objectiveById('abrupt-change-1d') as ObjectiveSpec;

beforeEach(() => {
  resetLab(threshold);
  dismissNotice();
});

describe('suitedLanes', () => {
  it('keeps lanes that can run, and puts one GP-UCB where the others were', () => {
    const lanes = [lane('A', 'et-gp-ucb'), lane('B', 'bpt-ucb'), lane('C', 'stable-opt')];
    expect(suitedLanes(lanes, still)).toEqual([lanes[0], lane('B', 'gp-ucb')]);
    expect(suitedLanes([lane('A', 'gp-ucb'), lanes[1]], still)).toEqual([lane('A', 'gp-ucb')]);
    expect(suitedLanes(lanes, objectiveById('threshold-gp') as ObjectiveSpec)).toBe(lanes);
    expect(suitedLanes([lanes[0]], still)).toEqual([lanes[0]]);
  });
});

describe('an objective without an environment', () => {
  it('takes over with GP-UCB, says so, and one undo brings everything back', () => {
    const before = lab.getState().scenario;
    pickObjective('abrupt-change-1d');
    expect(lab.getState().scenario.lanes).toEqual([lane('A', 'gp-ucb')]);
    expect(lab.temporal.getState().pastStates).toHaveLength(1);
    expect(page.getState().notice?.text).toBe(
      'BPT-UCB, GP-UCB at E[w], StableOpt and BQO-UCB need an environment w, and Abrupt change, 1D has none. GP-UCB runs instead.',
    );
    page.getState().notice?.actions[0].run();
    expect(lab.getState().scenario).toBe(before);
    expect(shownRegretView(lab.getState())).toBe('answer');
    expect(page.getState().notice).toBeNull();
  });

  it('gives everything back also after further changes, and keeps those in the history', () => {
    const before = lab.getState().scenario;
    pickObjective('abrupt-change-1d');
    setRun({ horizon: 30 });
    page.getState().notice?.actions[0].run();
    expect(lab.getState().scenario).toBe(before);
    undo();
    expect(lab.getState().scenario.horizon).toBe(30);
  });

  it('says nothing where every lane can stay', () => {
    pickObjective('threshold-mccormick');
    expect(page.getState().notice).toBeNull();
    expect(lab.getState().scenario.lanes).toEqual(threshold.lanes);
  });

  it('reads the total, also after undo and redo with another reading', () => {
    pickObjective('abrupt-change-1d');
    expect(shownRegretView(lab.getState())).toBe('total');
    undo();
    setRegretView('f1');
    expect(scenarioWithView().view.regret).toBe('f1');
    lab.temporal.getState().redo();
    expect(shownRegretView(lab.getState())).toBe('total');
    expect(scenarioWithView().view.regret).toBe('total');
  });

  it('reads the answer when an environment comes', () => {
    resetLab();
    pickObjective('threshold-gp');
    expect(shownRegretView(lab.getState())).toBe('answer');
    setRegretView('average');
    pickObjective('threshold-mccormick');
    expect(shownRegretView(lab.getState())).toBe('average');
  });
});
