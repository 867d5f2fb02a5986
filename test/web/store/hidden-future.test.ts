import { beforeEach, describe, expect, it } from 'vitest';
import { PHASES } from '../../../src/algorithms/card.ts';
import { readAddress, shortAddress } from '../../../src/engine/link/address.ts';
import { decodeLink, encodeLink } from '../../../src/engine/link/link.ts';
import { laneKey, worldKey } from '../../../src/engine/scenario/run-key.ts';
import { SCENES, type Scenario } from '../../../src/index.ts';
import { undo } from '../../../web/store/actions/edit.ts';
import { goToChange, play, setCursor, setSpeed } from '../../../web/store/actions/time.ts';
import { scenarioWithView, toggleViewOption } from '../../../web/store/actions/view.ts';
import { PHASE_MS, tick } from '../../../web/store/playback.ts';
import { changesUntil, drawnUntil, drawnWorld, toldStep } from '../../../web/store/run/lane-data.ts';
import { sceneOf } from '../../../web/store/scene-of.ts';
import { lab } from '../../../web/store/store.ts';
import { fakeRecord, fakeWorld } from '../fakes/records.ts';
import { resetLab, SCENARIO } from './support.ts';

/** A run of 20 steps that changes after steps 5 and 12, computed to its end. */
function computed(scenario: Scenario): void {
  resetLab(scenario);
  const records = Array.from({ length: 20 }, (_, i) => fakeRecord(i + 1));
  const run = { status: 'done', records, error: null, fingerprint: null, frame: null } as const;
  lab.setState({
    world: fakeWorld(20, { changePoints: [5, 12] }),
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
    toggleViewOption('hide');
    expect([drawnUntil(now()), changesUntil(now())]).toEqual([6, 5]);
  });

  it('is not marked as a change before the first step that sees it', () => {
    toggleViewOption('hide');
    setCursor(5);
    expect(changesUntil(now())).toBe(4);
  });

  it('does not widen the range that axes and colours stand for', () => {
    const reach = Float64Array.from({ length: 40 }, (_, i) => (i % 2 ? 1 : -1) * (i < 24 ? 0.9 : 3.9));
    lab.setState({ world: fakeWorld(20, { range: [-3.9, 3.9], reach }) });
    const range = () => drawnWorld(now())?.range;
    setCursor(12);
    expect(range()).toEqual([-3.9, 3.9]);
    toggleViewOption('hide');
    expect(range()).toEqual([-1, 1]);
    const before = drawnWorld(now());
    setCursor(5);
    expect(drawnWorld(now())).toBe(before);
    setCursor(13);
    expect(range()).toEqual([-4, 4]);
    setCursor(20);
    expect(range()).toEqual([-3.9, 3.9]);
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
    toggleViewOption('hide');
    toggleViewOption('pause');
    const { view } = decodeLink(encodeLink(scenarioWithView())).scenario;
    expect(view).toMatchObject({ hide: 'future', pause: 'changes' });
    toggleViewOption('hide');
    expect(scenarioWithView().view).not.toHaveProperty('hide');
    undo();
    undo();
    undo();
    expect(scenarioWithView().view).toEqual({ ...SCENARIO.view, step: 1 });
  });

  it('is asked for by a scene’s address, too', () => {
    const { scenario } = readAddress('#scene=abrupt-change&t=61&hide=future&pause=changes&layout=overview');
    expect(scenario.view).toMatchObject({ step: 61, hide: 'future', pause: 'changes', layout: 'overview' });
    expect(shortAddress(scenario)).toContain('hide=future');
    expect(() => readAddress('#scene=abrupt-change&hide=past')).toThrow(/view\.hide/);
  });

  it.each(['start=playing', 'lock=controls', 'theme=dark'])('so is %s', (change) => {
    const { scenario } = readAddress(`#scene=abrupt-change&${change}`);
    const [key, value] = change.split('=');
    expect(scenario.view).toMatchObject({ [key]: value });
    expect(shortAddress(scenario)).toContain(change);
    expect(decodeLink(encodeLink(scenario)).scenario).toEqual(scenario);
    expect(() => readAddress(`#scene=abrupt-change&${key}=nonsense`)).toThrow(`view.${key}`);
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
    toggleViewOption('pause');
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
    toggleViewOption('pause');
    setCursor(5);
    setSpeed('slow');
    play();
    tick(0, 0);
    for (let i = 0; i < PHASES.length; i++) tick(PHASE_MS, 0);
    expect([now().t, now().phase, now().playing, toldStep(now())]).toEqual([6, 'fit', false, 5]);
  });
});

describe('slow', () => {
  it('never shows a new step whole before its first phase', () => {
    setSpeed('slow');
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
      expect(sceneOf(scenario, SCENES)?.id).toBe(id);
      expect(sceneOf(decodeLink(encodeLink(scenario)).scenario, SCENES)?.id).toBe(id);
      expect(sceneOf({ ...scenario, seed: scenario.seed + 1 }, SCENES)).toBeUndefined();
    }
  });
});
