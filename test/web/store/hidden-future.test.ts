import { beforeEach, describe, expect, it } from 'vitest';
import { decodeLink, encodeLink } from '../../../src/engine/link/link.ts';
import { completeScenario } from '../../../src/engine/scenario/complete.ts';
import { laneKey, worldKey } from '../../../src/engine/scenario/run-key.ts';
import { SCENES, type Scenario } from '../../../src/index.ts';
import { objectiveById } from '../../../src/objectives/registry.ts';
import { undo } from '../../../web/store/actions/edit.ts';
import { goToChange, play, setCursor, setSpeed } from '../../../web/store/actions/time.ts';
import { scenarioWithView, toggleViewFlag } from '../../../web/store/actions/view.ts';
import { changesUntil, drawnUntil, toldStep } from '../../../web/store/lane-data.ts';
import { PHASE_MS, PHASES, tick } from '../../../web/store/playback.ts';
import { sceneOf } from '../../../web/store/scene-of.ts';
import type { LabState } from '../../../web/store/state.ts';
import { lab } from '../../../web/store/store.ts';
import { fakeRecord } from '../fakes/records.ts';
import { resetLab, SCENARIO } from './support.ts';

/** A run of 20 steps that changes after steps 5 and 12, computed to its end. */
function computed(scenario: Scenario): void {
  resetLab(scenario);
  const records = Array.from({ length: 20 }, (_, i) => fakeRecord(i + 1));
  const run = { status: 'done', records, error: null, fingerprint: null, frame: null } as const;
  lab.setState({
    world: { changePoints: [5, 12] } as unknown as LabState['world'],
    worldKey: worldKey(scenario),
    runs: Object.fromEntries(
      scenario.lanes.map((lane) => [lane.id, { ...run, key: laneKey(scenario, lane) }]),
    ),
  });
}

const now = () => lab.getState();

beforeEach(() => computed(SCENARIO));

describe('what is to come', () => {
  it('is veiled, not hidden, unless wished', () => {
    setCursor(6);
    expect([drawnUntil(now()), changesUntil(now())]).toEqual([
      Number.POSITIVE_INFINITY,
      Number.POSITIVE_INFINITY,
    ]);
    toggleViewFlag('hidesFuture');
    expect([drawnUntil(now()), changesUntil(now())]).toEqual([6, 5]);
  });

  it('is not marked as a change before the first step that sees it', () => {
    toggleViewFlag('hidesFuture');
    setCursor(5);
    expect(changesUntil(now())).toBe(4);
  });

  it('is hidden in slow motion, with the step itself until its test has spoken', () => {
    setCursor(6);
    const told = PHASES.map((phase) => {
      lab.setState({ phase });
      return [toldStep(now()), drawnUntil(now())];
    });
    expect(told).toEqual([
      [5, 5],
      [5, 5],
      [5, 5],
      [6, 6],
      [6, 6],
    ]);
  });

  it('stays hidden in the link, is nothing where it is not wished, and is taken back by undo', () => {
    toggleViewFlag('hidesFuture');
    toggleViewFlag('pausesAtChanges');
    const { view } = decodeLink(encodeLink(scenarioWithView())).scenario;
    expect(view).toMatchObject({ hidesFuture: true, pausesAtChanges: true });
    toggleViewFlag('hidesFuture');
    expect(scenarioWithView().view).not.toHaveProperty('hidesFuture');
    undo();
    undo();
    undo();
    expect(scenarioWithView().view).toEqual({ ...SCENARIO.view, step: 1 });
  });

  it('is a flag that may also be said to be false', () => {
    const spec = objectiveById('abrupt-change-1d');
    if (!spec) throw new Error('no objective');
    const view = { hidesFuture: false, pausesAtChanges: true };
    const scenario = completeScenario(spec, { objective: { id: spec.id }, lanes: [], view });
    expect(scenario.view).toEqual({ step: 1, lane: 'A', regret: 'total', pausesAtChanges: true });
  });
});

describe('the changes', () => {
  it('are gone to at their first step, forwards and back', () => {
    const steps = ([1, 1, 1, -1, -1] as const).map((direction) => {
      goToChange(direction);
      return now().t;
    });
    expect(steps).toEqual([6, 13, 13, 6, 6]);
  });

  it('stop the clock on wish, also where a tick would pass them, and let it go on', () => {
    toggleViewFlag('pausesAtChanges');
    setSpeed(30);
    play();
    tick(1000, 0);
    expect([now().t, now().playing]).toEqual([6, false]);
    play();
    tick(1000, 0);
    expect([now().t, now().playing]).toEqual([13, false]);
    play();
    tick(1000, 0);
    expect(now().t).toBe(20);
  });

  it('stop slow motion before the step is told', () => {
    toggleViewFlag('pausesAtChanges');
    setCursor(5);
    setSpeed('slow motion');
    play();
    tick(0, 0);
    for (let i = 0; i < PHASES.length; i++) tick(PHASE_MS, 0);
    expect([now().t, now().phase, now().playing, toldStep(now())]).toEqual([6, 'fit', false, 5]);
  });
});

describe('slow motion', () => {
  it('never shows a new step whole before its first phase', () => {
    setSpeed('slow motion');
    play();
    tick(0, 0);
    const seen: string[] = [];
    const unsubscribe = lab.subscribe(({ t, phase }) => seen.push(`${t} ${phase}`));
    for (let i = 0; i < PHASES.length; i++) tick(PHASE_MS, 0);
    unsubscribe();
    expect(seen).toEqual(['1 score', '1 query', '1 test', '1 reset', '2 fit']);
  });
});

describe('the scene of a scenario', () => {
  it('is found from the menu and from a link, and not after a change of the run', () => {
    for (const { id, scenario } of SCENES) {
      expect(sceneOf(scenario)?.id).toBe(id);
      expect(sceneOf(decodeLink(encodeLink(scenario)).scenario)?.id).toBe(id);
      expect(sceneOf({ ...scenario, seed: scenario.seed + 1 })).toBeUndefined();
    }
  });
});
