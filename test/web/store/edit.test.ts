import { beforeEach, describe, expect, it } from 'vitest';
import { endGesture, redo, undo } from '../../../web/store/actions/edit.ts';
import {
  addLane,
  duplicateLane,
  moveLane,
  removeLane,
  renameLane,
  resetLaneParameters,
  setLaneParameter,
} from '../../../web/store/actions/lanes.ts';
import { pickObjective } from '../../../web/store/actions/pick-objective.ts';
import { newSeed, setModel, setRun } from '../../../web/store/actions/scenario.ts';
import { setCursor } from '../../../web/store/actions/time.ts';
import { chosenLane } from '../../../web/store/run/lane-data.ts';
import { lab } from '../../../web/store/store.ts';
import { resetLab } from './support.ts';

const scenario = () => lab.getState().scenario;
const letters = () =>
  scenario()
    .lanes.map(({ id }) => id)
    .join('');

beforeEach(() => resetLab());

describe('undo and redo', () => {
  it('cover every kind of change of the scenario, one entry each', () => {
    const before = scenario();
    const changes = [
      () => setRun({ noiseVariance: 0.1 }),
      () => setModel({ lengthscale: 0.3 }),
      () => newSeed(),
      () => addLane('tv-gp-ucb'),
      () => renameLane('A', 'mine'),
      () => moveLane('A', 1),
      () => setLaneParameter('B', 'deltaB', 0.5),
      () => resetLaneParameters('B'),
      () => duplicateLane('A'),
      () => removeLane('B'),
      () => pickObjective('gp-chain-1d'),
    ];
    for (const change of changes) change();
    expect(lab.temporal.getState().pastStates).toHaveLength(changes.length);
    const after = scenario();
    for (const _ of changes) undo();
    expect(scenario()).toEqual(before);
    for (const _ of changes) redo();
    expect(scenario()).toEqual(after);
  });

  it('takes a drag as one entry, and the next drag as another', () => {
    for (const value of [0.1, 0.2, 0.5]) setLaneParameter('B', 'deltaB', value, 'lane B deltaB');
    endGesture();
    setLaneParameter('B', 'deltaB', 0.01, 'lane B deltaB');
    undo();
    expect(scenario().lanes[1].parameters.deltaB).toBe(0.5);
    undo();
    expect(scenario().lanes[1].parameters).toEqual({});
  });

  it('leaves the cursor where it is, but inside the run', () => {
    setCursor(18);
    expect(lab.temporal.getState().pastStates).toHaveLength(0);
    setRun({ horizon: 10 });
    expect(lab.getState().t).toBe(10);
    undo();
    expect(scenario().horizon).toBe(20);
    expect(lab.getState().t).toBe(10);
  });

  it('makes no entry when nothing changes', () => {
    renameLane('A', '');
    resetLaneParameters('A');
    moveLane('A', -1);
    expect(lab.temporal.getState().pastStates).toHaveLength(0);
  });
});

describe('lanes', () => {
  it('keep their letters; a new lane takes the first free one', () => {
    addLane('tv-gp-ucb');
    removeLane('A');
    expect(letters()).toBe('BC');
    addLane('sw-gp-ucb');
    expect(letters()).toBe('BCA');
  });

  it('are at most six', () => {
    for (let i = 0; i < 8; i++) addLane('gp-ucb');
    expect(letters()).toBe('ABCDEF');
    duplicateLane('A');
    expect(letters()).toBe('ABCDEF');
  });

  it('choose another lane when the chosen one goes, and none when all are gone', () => {
    removeLane('B');
    expect(chosenLane(lab.getState())).toBe('A');
    removeLane('A');
    expect(chosenLane(lab.getState())).toBeNull();
  });

  it('do not carry values equal to the default', () => {
    setLaneParameter('B', 'survivors', 5);
    expect(scenario().lanes[1].parameters).toEqual({ survivors: 5 });
    setLaneParameter('B', 'survivors', 1);
    expect(scenario().lanes[1].parameters).toEqual({});
  });
});

describe('pickObjective', () => {
  it('brings the settings that suit the objective and keeps seed and lanes', () => {
    const { seed, lanes } = scenario();
    pickObjective('moving-peaks-2d');
    expect(scenario()).toMatchObject({
      seed,
      lanes,
      title: 'Moving peaks',
      grid: { pointsPerDimension: 50 },
    });
  });
});
