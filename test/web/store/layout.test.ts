import { beforeEach, describe, expect, it } from 'vitest';
import { completeScenario } from '../../../src/engine/scenario/complete.ts';
import { objectiveById } from '../../../src/objectives/registry.ts';
import { removeLane } from '../../../web/store/actions/lanes.ts';
import { nextField, scenarioWithView, setLayout, toggleEnlarged } from '../../../web/store/actions/view.ts';
import { enlargedLane, shownLayout } from '../../../web/store/run/lane-data.ts';
import { lab } from '../../../web/store/store.ts';
import { resetLab } from './support.ts';

const ALGORITHMS = ['gp-ucb', 'et-gp-ucb', 'tv-gp-ucb', 'ui-tvbo'];

function open(objective: string, lanes: number): void {
  const spec = objectiveById(objective);
  if (!spec) throw new Error(`no objective ${objective}`);
  const chosen = ALGORITHMS.slice(0, lanes).map((algorithm) => ({ algorithm }));
  resetLab(completeScenario(spec, { objective: { id: objective }, lanes: chosen }));
}

const layout = () => shownLayout(lab.getState());

beforeEach(() => open('abrupt-change-1d', 4));

describe('the layout of the lanes', () => {
  it('is the overview from three lanes over a square and four over a line on', () => {
    const found = [
      ['moving-peaks-2d', 2],
      ['moving-peaks-2d', 3],
      ['abrupt-change-1d', 3],
      ['abrupt-change-1d', 4],
    ].map(([objective, lanes]) => {
      open(String(objective), Number(lanes));
      return layout();
    });
    expect(found).toEqual(['lanes', 'overview', 'lanes', 'overview']);
  });

  it('is the wished one, and part of a link only then', () => {
    expect(scenarioWithView().view).not.toHaveProperty('layout');
    setLayout('lanes');
    expect(layout()).toBe('lanes');
    expect(scenarioWithView().view.layout).toBe('lanes');
  });

  it('is no overview of one lane', () => {
    open('abrupt-change-1d', 1);
    setLayout('overview');
    expect(layout()).toBe('lanes');
  });
});

describe('one lane in front', () => {
  const front = () => enlargedLane(lab.getState());

  it('is the selected one, and goes back by the same letter', () => {
    toggleEnlarged('C');
    expect([front(), lab.getState().selectedLane]).toEqual(['C', 'C']);
    toggleEnlarged('B');
    expect(front()).toBe('B');
    toggleEnlarged('B');
    expect(front()).toBeNull();
  });

  it('is none where there is no such lane, or it has gone', () => {
    toggleEnlarged('F');
    expect(front()).toBeNull();
    toggleEnlarged('D');
    removeLane('D');
    lab.setState(({ scenario }) => ({ shown: scenario }));
    expect(front()).toBeNull();
  });
});

describe('the field of the tiles', () => {
  it('goes round', () => {
    const seen = [1, 2, 3, 4].map(() => {
      nextField();
      return lab.getState().field;
    });
    expect(seen).toEqual(['sd', 'acquisition', 'truth', 'mean']);
  });
});
