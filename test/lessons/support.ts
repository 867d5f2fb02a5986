import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { laneCauses } from '../../src/causes/lane-causes.ts';
import { worldSteps } from '../../src/engine/lane/world-steps.ts';
import { loadEngine } from '../../src/engine/load-engine.ts';
import { varied } from '../../src/engine/scenario/vary.ts';
import {
  type Backend,
  createWorld,
  type Frame,
  type LaneLetter,
  openLane,
  parseScenario,
  type Scenario,
} from '../../src/index.ts';
import type { CheckedLesson } from '../../src/lessons/lesson.ts';
import type { MeasuredRun } from '../../src/lessons/measures/spec.ts';
import { frameWanted, lanesAndSteps, readReference } from '../../src/lessons/notation.ts';
import { readLesson } from '../../src/lessons/read/read-lesson.ts';
import { readsOf, type Setup, type Statement } from '../../src/lessons/statement.ts';
import type { Worlds } from './outcome.ts';

export const LESSONS = resolve(import.meta.dirname, '../../lessons');

/** The folders of the lessons, in the order of the course. */
export const lessonFolders = (): string[] =>
  readdirSync(LESSONS)
    .filter((name) => /^\d/.test(name) && statSync(join(LESSONS, name)).isDirectory())
    .sort();

/** The files of a folder by name. */
export const filesOf = (folder: string): Record<string, string> =>
  Object.fromEntries(
    readdirSync(join(LESSONS, folder)).map((file) => [
      file,
      readFileSync(join(LESSONS, folder, file), 'utf8'),
    ]),
  );

export const lessonIn = (folder: string): CheckedLesson => readLesson(folder, filesOf(folder));

/** How far the seed of a statement over worlds lies from the one shown. */
const OTHER_SEED = 1000;

/** A backend on which every scene of a lesson runs, one with a program too. */
export const lessonBackend = (): Promise<Backend> => loadEngine([{ algorithm: 'own-algorithm' }]);

const keyOf = ({ scene, changes, seed }: Setup): string => JSON.stringify([scene, changes, seed]);

/** Scenes with changes, run once for all statements that read them; only what these read is kept of a world. */
export class Worldroom {
  private readonly wanted = new Map<string, { worlds: number; references: Set<string> }>();
  private readonly kept = new Map<string, MeasuredRun[]>();
  private readonly scenes: Readonly<Record<string, Scenario>>;
  private readonly backend: Backend;
  private readonly otherSeed: number;

  constructor({ scenes, statements }: CheckedLesson, backend: Backend, otherSeed = OTHER_SEED) {
    this.otherSeed = otherSeed;
    this.scenes = scenes;
    this.backend = backend;
    for (const statement of Object.values(statements)) this.want(statement);
  }

  private want(statement: Statement): void {
    for (const { setup, references, worlds } of readsOf(statement)) {
      const known = this.wanted.get(keyOf(setup)) ?? { worlds: 0, references: new Set<string>() };
      for (const reference of references) known.references.add(`${statement.t ?? ''} ${reference}`);
      this.wanted.set(keyOf(setup), { ...known, worlds: Math.max(known.worlds, worlds) });
    }
  }

  /** The first replicates of a scene with changes. */
  readonly worlds: Worlds = (setup, count, _, t) => {
    const runs = this.runsOf(setup).slice(0, count);
    return t === undefined ? runs : runs.map((run) => ({ ...run, t }));
  };

  private runsOf(setup: Setup): MeasuredRun[] {
    const key = keyOf(setup);
    const known = this.kept.get(key);
    if (known) return known;
    const chosen = scenarioOf(this.scenes, setup);
    const scenario =
      setup.seed === 'shown' ? chosen : { ...chosen, seed: chosen.seed + this.otherSeed, replicate: 0 };
    const { worlds, references } = this.wanted.get(key) ?? { worlds: 1, references: new Set() };
    const asked = [...references].map((text) => {
      const [t, ...rest] = text.split(' ');
      return { reference: readReference(rest.join(' ')), t: Number(t) || scenario.view.step };
    });
    const frames = asked.flatMap(({ reference, t }) => frameWanted(reference, t) ?? []);
    // A lane does not know of the others: those that nothing reads are not run.
    const read = new Set(asked.flatMap(({ reference }) => lanesAndSteps(reference).lanes));
    const lanes = scenario.lanes.filter(({ id }) => read.has(id));
    const runs = Array.from({ length: worlds }, (_, i) =>
      runOf({ ...scenario, lanes }, this.backend, scenario.replicate + i, frames),
    );
    this.kept.set(key, runs);
    return runs;
  }
}

export function scenarioOf(scenes: Readonly<Record<string, Scenario>>, { scene, changes }: Setup): Scenario {
  return Object.entries(changes).reduce(
    (scenario, [place, text]) => varied(scenario, place, text),
    parseScenario(scenes[scene]),
  );
}

/** One replicate, all lanes to the end by the steps that the page shows, with the frames that are asked for. */
export function runOf(
  scenario: Scenario,
  backend: Backend,
  replicate = 0,
  wanted: readonly { lane: LaneLetter; step: number }[] = [],
): MeasuredRun {
  const world = createWorld(scenario, backend, replicate);
  const frames = new Map<string, Frame>();
  const causes = new Map<LaneLetter, () => ReturnType<typeof laneCauses>>();
  const paidOf = (letter: LaneLetter) => {
    const split = causes.get(letter)?.();
    return split && typeof split !== 'string' ? split.steps.map(({ paid }) => paid) : null;
  };
  const records = new Map(
    scenario.lanes.map((lane) => {
      const session = openLane(scenario, lane, world, backend);
      while (!session.ended && !session.waits) session.step();
      for (const { step } of wanted.filter((at) => at.lane === lane.id))
        frames.set(`${lane.id} ${step}`, copied(session.frame(step)));
      const own = worldSteps(session.records, scenario);
      const kept = [...session.records];
      causes.set(lane.id, () => laneCauses(scenario, lane, world, kept, backend));
      session.dispose();
      return [lane.id, own] as const;
    }),
  );
  return {
    scenario,
    t: scenario.view.step,
    records: (lane) => records.get(lane) ?? [],
    truth: (t) => world.truthAt(t),
    candidates: world.candidates,
    frame: (lane, step) => frames.get(`${lane} ${step}`) ?? null,
    paid: (lane) => paidOf(lane),
    truthShown: true,
    seeds: 0,
    seedRegrets: () => [],
  };
}

const copied = (frame: Frame): Frame => ({
  ...frame,
  truth: frame.truth.slice(),
  mean: frame.mean?.slice() ?? null,
  sd: frame.sd?.slice() ?? null,
});
