import { beforeEach, describe, expect, it } from 'vitest';
import { FIRST_PROGRAM } from '../../../src/algorithms/own/own-algorithm.about.ts';
import { gestureOf, labelOf, programOf, setProgram } from '../../../web/program/set-program.ts';
import { endGesture, undo } from '../../../web/store/actions/edit.ts';
import { addLane, renameLane } from '../../../web/store/actions/lanes.ts';
import { lab } from '../../../web/store/store.ts';
import { resetLab } from '../store/support.ts';

const LAST_TEN = "defineAlgorithm({ id: 'last-ten' });";
const lane = () => lab.getState().scenario.lanes.at(-1) ?? expect.fail('There is no lane.');

beforeEach(() => {
  resetLab();
  addLane('own-algorithm');
});

describe('the program of a lane', () => {
  it('is at first GP-UCB as it is', () => {
    expect(programOf(lane())).toBe(FIRST_PROGRAM);
  });

  it('gives the lane its name', () => {
    setProgram('C', LAST_TEN);
    expect(lane()).toMatchObject({ label: 'Last ten', parameters: { program: LAST_TEN } });
    setProgram('C', LAST_TEN.replace('last-ten', 'own_trigger'));
    expect(lane().label).toBe('Own trigger');
  });

  it('leaves a name that was given by hand', () => {
    renameLane('C', 'Mine');
    setProgram('C', LAST_TEN);
    expect(lane().label).toBe('Mine');
  });

  it('leaves the name there is where it has no id', () => {
    setProgram('C', LAST_TEN);
    setProgram('C', 'defineAlgorithm({');
    expect(lane().label).toBe('Last ten');
  });

  it('is typed in one entry of undo, the name with it', () => {
    for (const more of ['', ' ', '  ']) setProgram('C', LAST_TEN + more, gestureOf('C'));
    endGesture();
    undo();
    expect(lane()).toMatchObject({ label: '', parameters: {} });
  });

  it('is set in no lane of another algorithm', () => {
    const { scenario } = lab.getState();
    setProgram('A', LAST_TEN);
    expect(lab.getState().scenario).toBe(scenario);
  });
});

it('a program without an id names nothing', () => {
  expect(labelOf('defineAlgorithm({})')).toBeNull();
});
