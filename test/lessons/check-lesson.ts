import { describe, expect, it } from 'vitest';
import { varied } from '../../src/engine/scenario/vary.ts';
import type { Scenario } from '../../src/index.ts';
import { allHold } from '../../src/lessons/condition.ts';
import type { CheckedLesson, Step } from '../../src/lessons/lesson.ts';
import type { MeasuredRun } from '../../src/lessons/measures/spec.ts';
import { outcome } from './outcome.ts';
import { filesOf, lessonBackend, lessonIn, runOf, Worldroom } from './support.ts';

const backend = await lessonBackend();

/** Everything that a lesson states is computed anew, and every task is met as the lesson says it can be. */
export function checkLesson(folder: string): void {
  describe(`lesson ${folder}`, () => {
    const checked = lessonIn(folder);
    const { worlds } = new Worldroom(checked, backend);
    it.each(Object.entries(checked.statements))(
      '%s holds, and comes out as it is written',
      (id, statement) => {
        const { is, true: holds } = outcome(statement, worlds);
        const where = `lessons/${folder}/statements.yaml:${lineOf(folder, id)}`;
        expect(is, `${where}: ${id} comes to this`).toBe(statement.is);
        expect(holds, `${where}: what ${id} says holds`).toBe(true);
      },
      600_000,
    );

    it.each(Object.keys(checked.scenes))(
      'another seed in the scene “%s” makes it fail',
      (scene) => {
        expect(failsWithAnotherSeed(checked, scene)).toBe(true);
      },
      600_000,
    );

    const tasks = checked.lesson.steps.filter(({ task }) => task !== undefined);
    if (tasks.length === 0) return;
    it.each(tasks.map((step) => [step.title, step] as const))(
      'the task of “%s” is open, and can be met',
      (_, step) => {
        expect(taskState(step, {}, step.afterwards ?? step.t, step.seeds)).not.toBe(true);
        const { with: changes = {}, t, seeds } = step.task?.reached ?? {};
        expect(taskState(step, changes, t ?? step.afterwards ?? step.t, seeds ?? step.seeds)).toBe(true);
      },
    );
  });
}

/** Whether a statement of values that names the scene comes out otherwise with another seed. */
function failsWithAnotherSeed(checked: CheckedLesson, scene: string): boolean {
  const naming = Object.entries(checked.statements).filter(
    ([, { values, scene: own }]) => values && own === scene,
  );
  const { [scene]: before } = checked.scenes;
  const scenes = { ...checked.scenes, [scene]: { ...before, seed: before.seed + 1 } };
  const other = { ...checked, scenes, statements: Object.fromEntries(naming) };
  const { worlds } = new Worldroom(other, backend);
  return naming.some(([, statement]) => outcome(statement, worlds).is !== statement.is);
}

/** The line, from 1, on which a statement stands. */
const lineOf = (folder: string, id: string): number =>
  filesOf(folder)
    ['statements.yaml'].split('\n')
    .findIndex((line) => line.startsWith(`${id}:`)) + 1;

/** Whether a step's task is done with other settings, at a step. */
function taskState(
  { scenario, task }: Step,
  changes: Readonly<Record<string, string>>,
  t: number,
  seeds = 0,
): boolean | null {
  const { truth, ...places } = changes;
  const set = Object.entries(places).reduce((before, [place, text]) => varied(before, place, text), scenario);
  const run = runOf(
    set,
    backend,
    set.replicate,
    scenario.lanes.map(({ id: lane }) => ({ lane, step: t })),
  );
  return allHold(
    { ...run, t, truthShown: truth === 'true', seeds, seedRegrets: regretsOn(set, seeds) },
    task?.until ?? [],
  );
}

/** Regret of a lane on the first seeds, run when it is asked for. */
function regretsOn(scenario: Scenario, seeds: number): MeasuredRun['seedRegrets'] {
  let runs: readonly MeasuredRun[] | null = null;
  return (lane) => {
    runs ??= Array.from({ length: seeds }, (_, replicate) => runOf(scenario, backend, replicate));
    return runs.map((run) => run.records(lane).at(-1)?.cumulativeRegret ?? 0);
  };
}
