import { beforeEach, describe, expect, it } from 'vitest';
import { laneKey } from '../../../../src/engine/scenario/run-key.ts';
import { endGesture, redo, undo } from '../../../../web/store/actions/edit.ts';
import { addLane, moveLane, renameLane, setLaneParameter } from '../../../../web/store/actions/lanes.ts';
import {
  newSeed,
  setModel,
  setObjectiveParameter,
  setRun,
  walkToSeed,
} from '../../../../web/store/actions/scenario.ts';
import { dismissGhost, ghostLanes, ghosts, ghostWords } from '../../../../web/store/run/ghost.ts';
import { lab } from '../../../../web/store/store.ts';
import { fakeRecord } from '../../fakes/records.ts';
import { resetLab, SCENARIO } from '../support.ts';

const records = [fakeRecord(1, {}), fakeRecord(2, {})];

/** GP-UCB and ET-GP-UCB, both computed. */
beforeEach(() => {
  resetLab();
  dismissGhost();
  const runs = Object.fromEntries(
    SCENARIO.lanes.map((lane) => [
      lane.id,
      { key: laneKey(SCENARIO, lane), status: 'done', records, error: null, fingerprint: 'f', frame: null },
    ]),
  );
  lab.setState({ runs } as never);
});

const words = () => {
  const { ghost } = ghosts.getState();
  return ghost && ghostWords(ghost);
};
const lines = () => ghostLanes(ghosts.getState().ghost, lab.getState().scenario).map(({ letter }) => letter);

describe('after one parameter has been changed', () => {
  it('the run before stays, with the value it had, beside the lanes that run otherwise', () => {
    setLaneParameter('B', 'deltaB', 0.3);
    expect(words()).toBe('before: δ_B = 0.1');
    expect(lines()).toEqual(['B']);
    expect(ghosts.getState().ghost?.lanes.find(({ letter }) => letter === 'B')?.records).toBe(records);
  });

  it('it is that before the whole drag of a slider, not before its last step', () => {
    setLaneParameter('B', 'deltaB', 0.3, 'slider');
    setLaneParameter('B', 'deltaB', 0.4, 'slider');
    expect(words()).toBe('before: δ_B = 0.1');
  });

  it.each([
    ['of the objective', () => setObjectiveParameter('lengthscale', 0.3), 'before: l = 0.14'],
    ['of the noise', () => setRun({ noiseVariance: 0.2 }), 'before: σ_n² = 0.05'],
    ['of the model', () => setModel({ lengthscale: 0.4 }), 'before: l = 0.14'],
    ['of the model’s kernel', () => setModel({ kernel: 'matern12' }), 'before: Kernel: squared exponential'],
  ])('%s, all lanes have a line', (_, change, said) => {
    change();
    expect(words()).toBe(said);
    expect(lines()).toEqual(['A', 'B']);
  });

  it('undo and redo take the line away, and so does the button', () => {
    for (const away of [undo, redo, dismissGhost]) {
      setLaneParameter('B', 'deltaB', lab.getState().scenario.lanes[1].parameters.deltaB === 0.3 ? 0.2 : 0.3);
      if (away === redo) undo();
      else expect(words()).not.toBeNull();
      away();
      expect(words()).toBeNull();
    }
  });

  it('it outlives names, order and lanes that come, and no other change', () => {
    setLaneParameter('B', 'deltaB', 0.3);
    renameLane('B', 'bold');
    moveLane('B', -1);
    addLane('random');
    expect(words()).toBe('before: δ_B = 0.1');
    newSeed();
    expect(words()).toBeNull();
  });

  it('has no line where another length or seed makes another run', () => {
    setRun({ horizon: 15 });
    expect(words()).toBeNull();
    setRun({ seed: 3 });
    expect(words()).toBeNull();
  });

  it('stays beside a walk through the seeds: the world that it left, and one undo', () => {
    for (const seed of [8, 9, 10]) walkToSeed(seed);
    endGesture();
    expect(words()).toBe(`before: Seed ${SCENARIO.seed}`);
    expect(lines()).toEqual(['A', 'B']);
    expect(lab.getState().scenario.seed).toBe(10);
    undo();
    expect(lab.getState().scenario).toBe(SCENARIO);
    expect(words()).toBeNull();
  });
});
