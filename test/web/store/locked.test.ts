import { beforeEach, describe, expect, it } from 'vitest';
import { SCENES } from '../../../src/engine/scenes/index.ts';
import { undo, unlockCopy } from '../../../web/store/actions/edit.ts';
import { pickObjective } from '../../../web/store/actions/pick-objective.ts';
import { newSeed, openScenario, setGridPoints, setRun } from '../../../web/store/actions/scenario.ts';
import { setCursor } from '../../../web/store/actions/time.ts';
import { toggleViewOption } from '../../../web/store/actions/view.ts';
import { page } from '../../../web/store/page.ts';
import { lab, openedState } from '../../../web/store/store.ts';

const SCENE = SCENES[0].scenario;
const LOCKED = { ...SCENE, view: { ...SCENE.view, step: 61, hide: 'future', lock: 'controls' } as const };
const now = () => lab.getState();

beforeEach(() => {
  lab.setState(openedState(LOCKED));
  lab.temporal.getState().clear();
  page.setState({ notice: null });
});

describe('a locked scenario', () => {
  it.each<[string, () => void]>([
    ['the seed', newSeed],
    ['the noise', () => setRun({ noiseVariance: 0.1 })],
    ['the grid', () => setGridPoints(20)],
    ['the objective', () => pickObjective('moving-peak')],
    ['what is hidden', () => toggleViewOption('hide')],
  ])('keeps %s, and a notice says who locked it and offers a copy', (_, change) => {
    change();
    expect(now().scenario).toBe(LOCKED);
    const { notice } = page.getState();
    expect(notice?.text).toBe('The sender of this link locked the controls.');
    expect(notice?.actions.map(({ label }) => label)).toEqual(['Unlock a copy']);
  });

  it('is played and stepped through', () => {
    setCursor(100);
    expect(now().t).toBe(100);
    expect(page.getState().notice).toBeNull();
  });

  it('gives way to another scenario', () => {
    openScenario(SCENES[1].scenario, false);
    expect(now().scenario).toBe(SCENES[1].scenario);
  });

  it('has a copy that may be changed, at the same step, with what is to come still hidden; undo locks again', () => {
    setCursor(100);
    unlockCopy();
    const { lock: _, ...view } = LOCKED.view;
    expect(now().scenario).toEqual({ ...LOCKED, view });
    expect(now().t).toBe(100);
    setGridPoints(20);
    expect(now().scenario.grid.pointsPerDimension).toBe(20);
    undo();
    undo();
    expect(now().scenario).toBe(LOCKED);
  });
});
