import {
  type Backend,
  createWorld,
  loadBackend,
  openLane,
  ProgramError,
  parseScenario,
  prepareAlgorithms,
  type Session,
  type StepRecord,
} from '../../src/index.ts';
import { type Attempts, FORGING, LEAVING, REACHING } from './programs.ts';

const scenarioWith = (program: string) =>
  parseScenario({
    ...{ seed: 3, horizon: 12, objective: { id: 'abrupt-change-1d' }, grid: { pointsPerDimension: 40 } },
    lanes: [{ algorithm: 'own-algorithm', parameters: { program } }],
  });

/** @returns what makes the records of a stranger's program, through the same door as in the lab's worker; throws ProgramError as it fails */
export async function openDoor(): Promise<{
  readonly backend: Backend;
  readonly recordsOf: (program: string) => readonly StepRecord[];
}> {
  await prepareAlgorithms([{ algorithm: 'own-algorithm' }]);
  const backend = await loadBackend();
  const world = createWorld(scenarioWith(''), backend);
  return {
    backend,
    recordsOf(program) {
      const scenario = scenarioWith(program);
      let session: Session | null = null;
      try {
        session = openLane(scenario, scenario.lanes[0], world, backend);
        while (!session.ended) session.step();
        return session.records;
      } finally {
        session?.dispose();
      }
    },
  };
}

/** Attempts that reach for what only a browser has. */
export const IN_BROWSERS: Attempts = { ...REACHING, ...LEAVING, ...FORGING };

/** Those that every run of the tests repeats in every browser: of the forged answers each twentieth, as all of them take Firefox minutes. */
export const EVERYWHERE: Attempts = {
  ...{ ...REACHING, ...LEAVING },
  ...Object.fromEntries(Object.entries(FORGING).filter((_, i) => i % 20 === 0)),
};

/** Names of the attempts that got out, or ended in anything but a sentence about the program. */
export async function escapedOf(attempts: Attempts): Promise<string[]> {
  const { recordsOf } = await openDoor();
  return Object.entries(attempts).flatMap(([name, program]) => {
    try {
      recordsOf(program);
      return [];
    } catch (error) {
      return error instanceof ProgramError && !error.message.includes('got out') ? [] : [name];
    }
  });
}
