import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { LaneLetter, Scenario } from '../../../src/contracts/scenario.ts';
import { laneKey } from '../../../src/engine/scenario/run-key.ts';
import { SCENES } from '../../../src/engine/scenes/index.ts';
import { blendRuns, computeBlend } from '../../../web/answers/blend/blend-runs.ts';
import { blendValues } from '../../../web/answers/blend/blend-values.ts';
import { undo } from '../../../web/store/actions/edit.ts';
import { setRun } from '../../../web/store/actions/scenario.ts';
import { type BlendTarget, blendTarget, isOfWorlds } from '../../../web/store/blend-target.ts';
import { laneAt } from '../../../web/store/run/lane-data.ts';
import { lendWorkers } from '../../../web/store/run/pool.ts';
import { startRunner } from '../../../web/store/run/runner.ts';
import { lab } from '../../../web/store/store.ts';
import { LabClient } from '../../../web/worker/pool/client.ts';
import { resetLab, SCENARIO } from '../store/support.ts';
import { expectedRun, type InProcessWorker, workshop } from '../worker/in-process.ts';

const SMALL: Scenario = { ...SCENARIO, horizon: 8, grid: { pointsPerDimension: 15 } };
const sceneOf = (id: string): Scenario => {
  const scene = SCENES.find((each) => each.id === id);
  if (!scene) throw new Error(`no scene ${id}`);
  return scene.scenario;
};

let workers: InProcessWorker[];
let client: LabClient;
let stop = () => {};

beforeEach(() => {
  vi.useFakeTimers();
  resetLab(SMALL);
  blendRuns.setState({ runs: new Map() });
  const shop = workshop();
  workers = shop.workers;
  client = new LabClient(shop.start, 2);
  lendWorkers(client);
});
afterEach(() => {
  stop();
  stop = () => {};
  vi.useRealTimers();
});

function targetOf(of: string, scenario = lab.getState().scenario): BlendTarget {
  const target = blendTarget(of, scenario);
  if (!target) throw new Error(`no target ${of}`);
  return target;
}

const scenariosOf = (target: BlendTarget) => blendValues(target.spec, target.value).map(target.scenarioAt);
const settle = () => vi.advanceTimersByTimeAsync(3000);
const asked = () => workers.flatMap(({ account }) => account).filter((call) => call.startsWith('replicate'));
const known = () => blendRuns.getState().runs;

function runOf(scenario: Scenario, letter: LaneLetter) {
  const lane = scenario.lanes.find(({ id }) => id === letter);
  return lane && known().get(laneKey(scenario, lane));
}

describe('values side by side', () => {
  it('run as the lanes do with these values, each lane that stays the same once', async () => {
    const scenarios = scenariosOf(targetOf('lane-B deltaB'));
    computeBlend(scenarios);
    await settle();
    expect(asked()).toHaveLength(scenarios.length + 1);
    for (const scenario of scenarios)
      for (const letter of ['A', 'B'] as const)
        expect(runOf(scenario, letter)).toEqual({
          curve: Float64Array.from(
            expectedRun(scenario, letter).records,
            (record) => record.cumulativeRegret,
          ),
          fault: '',
        });
  });

  it('keep what is known when they are stopped, and then ask for the rest alone', async () => {
    const scenarios = scenariosOf(targetOf('noiseVariance'));
    const cancel = computeBlend(scenarios);
    await vi.waitFor(() => expect(known().size).toBeGreaterThan(3));
    cancel();
    const before = known().size;
    await settle();
    expect(known().size).toBe(before);
    expect(before).toBeLessThan(20);
    const calls = asked().length;
    computeBlend(scenarios);
    await settle();
    expect(known().size).toBe(20);
    expect(asked().length - calls).toBe(20 - before);
    computeBlend(scenarios);
    await settle();
    expect(asked().length - calls).toBe(20 - before);
  });

  it('can be taken: one entry of undo, and the lane runs as the small run did', async () => {
    stop = startRunner(client);
    const target = targetOf('lane-B deltaB');
    const scenarios = scenariosOf(target);
    computeBlend(scenarios);
    await settle();
    const value = blendValues(target.spec, target.value)[3];
    expect(value).not.toBe(target.value);
    target.take(value);
    await settle();
    const run = laneAt(lab.getState(), 'B')?.run;
    expect(run?.fingerprint).toBe(expectedRun(scenarios[3], 'B').fingerprint);
    expect(run?.records.map((record) => record.cumulativeRegret)).toEqual([
      ...(runOf(scenarios[3], 'B')?.curve ?? []),
    ]);
    undo();
    expect(lab.getState().scenario).toBe(SMALL);
  });

  it('say why a lane cannot run, and run the others', async () => {
    const [a, b] = SMALL.lanes;
    const scenarios = [{ ...SMALL, lanes: [{ ...a, algorithm: 'no-such' }, b] }, SMALL];
    computeBlend(scenarios);
    await settle();
    expect(runOf(scenarios[0], 'A')).toMatchObject({
      curve: new Float64Array(0),
      fault: expect.stringMatching(/no-such/),
    });
    expect(scenarios.map((scenario) => runOf(scenario, 'B')?.fault)).toEqual(['', '']);
    expect(runOf(SMALL, 'A')?.fault).toBe('');
  });

  it('keep no more than two million numbers', async () => {
    const old = { curve: new Float64Array(1_999_990), fault: '' };
    blendRuns.setState({ runs: new Map([['old', old]]) });
    computeBlend([SMALL]);
    await settle();
    expect([...known().values()].map(({ curve }) => curve.length)).toEqual([8, 8]);
  });
});

describe('a number whose values can be shown', () => {
  it.each([
    ['abrupt-change', 'noiseVariance'],
    ['abrupt-change', 'model.lengthscale'],
    ['abrupt-change', 'model.signalVariance'],
    ['abrupt-change', 'model.noiseVariance'],
    ['abrupt-change', 'lane-B deltaB'],
    ['steady-drift', 'objective rate'],
  ])('%s, %s: taking a value makes the scenario that was run', (scene, of) => {
    resetLab(sceneOf(scene));
    const target = targetOf(of);
    const { spec, value } = target;
    for (const next of blendValues(spec, value).filter((each) => each !== value)) {
      resetLab(sceneOf(scene));
      target.take(next);
      expect(lab.getState().scenario).toEqual(target.scenarioAt(next));
      expect(targetOf(of).value).toBe(next);
      undo();
      expect(lab.getState().scenario).toBe(sceneOf(scene));
    }
  });

  it('of the seed is a world that was run, as if its seed had been typed', () => {
    resetLab({ ...SMALL, seed: 42, replicate: 3 });
    const target = targetOf('seed');
    expect(isOfWorlds(target)).toBe(true);
    expect(target.scenarioAt(42)).toBe(lab.getState().scenario);
    target.take(44);
    const taken = lab.getState().scenario;
    expect(taken).toMatchObject({ seed: 44, replicate: 0 });
    expect(taken).toEqual(target.scenarioAt(44));
    undo();
    setRun({ seed: 44 });
    expect(lab.getState().scenario).toEqual(taken);
  });

  it.each([
    ['worlds of a locked link', 'seed', { view: { ...SMALL.view, lock: true } }],
    ['worlds of an archived engine', 'seed', { engine: '0.2.0' }],
    ['worlds of given choices', 'seed', { lanes: SMALL.lanes.map((lane) => ({ ...lane, choices: [1] })) }],
    ['length of the run', 'horizon', {}],
    ['size of the grid', 'grid.pointsPerDimension', {}],
    ['a long run', 'noiseVariance', { horizon: 2_001 }],
    ['an archived engine', 'noiseVariance', { engine: '0.2.0' }],
    ['a locked link', 'noiseVariance', { view: { ...SMALL.view, lock: true } }],
    ['given choices', 'lane-B deltaB', { lanes: SMALL.lanes.map((lane) => ({ ...lane, choices: [1] })) }],
    ['a lane that has gone', 'lane-F deltaB', {}],
    ['a parameter that has gone', 'lane-A deltaB', {}],
  ])('is none: %s', (_, of, change) => {
    expect(blendTarget(of, { ...SMALL, ...change } as Scenario)).toBeNull();
  });
});
