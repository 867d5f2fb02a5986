import { beforeEach, describe, expect, it } from 'vitest';
import { laneKey, worldKey } from '../../../../src/engine/scenario/run-key.ts';
import { createWorld, loadBackend, type Scenario } from '../../../../src/index.ts';
import { measuredRun } from '../../../../web/course/measured-run.ts';
import { CLOSED, learning, stepOf } from '../../../../web/course/state.ts';
import {
  aimAt,
  beginning,
  commit,
  draftAt,
  moveAim,
  rightIn,
  showInstead,
  startOf,
} from '../../../../web/lessons/predict/aim.ts';
import type { LabState } from '../../../../web/store/state.ts';
import { lab, openedState } from '../../../../web/store/store.ts';
import { summariseWorld } from '../../../../web/worker/lab/world-summary.ts';
import { lessonIn, runOf } from '../../../lessons/support.ts';

const backend = await loadBackend();
const { lesson } = lessonIn('06-the-event-trigger');
const [LEVEL, , PLACES] = lesson.steps.keys();

/** The same scene in another world. */
const before: Scenario = { ...lesson.steps[LEVEL].scenario, seed: 99 };

/** A scenario as the page draws it once it has been computed. */
function computed(scenario: Scenario): Pick<LabState, 'shown' | 'runs' | 'world' | 'worldKey'> {
  const { records } = runOf(scenario, backend);
  const done = { status: 'done', error: null, fingerprint: null, marks: '', frame: null } as const;
  const runs = scenario.lanes.map((lane) => [
    lane.id,
    { ...done, key: laneKey(scenario, lane), records: records(lane.id) },
  ]);
  const world = summariseWorld(createWorld(scenario, backend), scenario.horizon);
  return { shown: scenario, runs: Object.fromEntries(runs), world, worldKey: worldKey(scenario) };
}
const old = computed(before);
const own = computed(lesson.steps[LEVEL].scenario);

/** A step of the lesson has just been opened: what is drawn is the run before it. */
function open(at: number): void {
  const { scenario, t } = lesson.steps[at];
  lab.setState({ ...openedState(scenario), ...old, t });
  learning.setState({ ...CLOSED, lesson, at });
}

/** Its own scene is drawn. */
function draw(): void {
  lab.setState({ ...own, shown: lab.getState().scenario });
}

const run = () => measuredRun(lab.getState(), true);
const asked = (at: number) => {
  const { predict } = lesson.steps[at];
  if (!predict) throw new Error('Nothing is asked.');
  return predict;
};
const guess = (at: number) => draftAt(asked(at), 0, run());
const given = () => learning.getState().answers[learning.getState().at];

describe('while the run before a step is still drawn', () => {
  beforeEach(() => open(LEVEL));

  it('a guess does not begin where that run was', () => {
    expect(guess(LEVEL)).toBeNull();
    draw();
    const start = guess(LEVEL);
    expect(start).toBeCloseTo(1.83, 2);
    moveAim(0, -1);
    expect(guess(LEVEL)).toBeCloseTo((start ?? 0) - 0.05);
  });

  it.each([
    ['a key moves', () => moveAim(0, 1)],
    ['its plot sets', () => aimAt(0, 0.4)],
    ['Enter answers', commit],
  ])('nothing that %s is a guess', (_, act) => {
    act();
    expect(learning.getState().draft).toEqual([]);
    expect(given()).toBeUndefined();
  });

  it('its numbers are not what is right, though the answer is asked for', () => {
    showInstead();
    expect(given()).toEqual({ values: [], shown: true, right: [] });
    draw();
    const [right] = rightIn(given(), asked(LEVEL), run());
    open(LEVEL);
    draw();
    commit();
    expect(given().right).toEqual([right]);
  });
});

it('a line that was answered begins where it began, also while its task computes another run', () => {
  open(LEVEL);
  draw();
  const start = beginning(asked(LEVEL), 0, run());
  expect(start).toBeCloseTo(1.83, 2);
  lab.setState({ scenario: before });
  expect(startOf(asked(LEVEL), 0, run())).toBeNull();
  expect(beginning(asked(LEVEL), 0, run())).toBe(start);
});

describe('a guess that cannot begin yet', () => {
  it.each([LEVEL, PLACES])('is not made by a key, in step %i', (at) => {
    open(at);
    lab.setState({ shown: lesson.steps[at].scenario, runs: {}, world: null });
    expect(guess(at)).toBeNull();
    moveAim(1, 0);
    commit();
    expect(learning.getState().draft).toEqual([]);
    expect(stepOf(learning.getState())).toBe(lesson.steps[at]);
  });
});
