import { beforeAll, describe, expect, it } from 'vitest';
import { FIRST_PROGRAM } from '../../src/algorithms/own/own-algorithm.about.ts';
import {
  loadBackend,
  parseScenario,
  prepareAlgorithms,
  runScenario,
  SCENES,
  type StepRecord,
} from '../../src/index.ts';
import { BEGINNINGS } from '../../src/program/beginnings.ts';
import { PROGRAM_NAMES, PROGRAM_PIECES } from '../../src/program/names.ts';
import { programId } from '../../src/program/program-text.ts';

beforeAll(() => prepareAlgorithms([{ algorithm: 'own-algorithm' }]));

/** The records of GP-UCB, and of these programs after it, in the opening scene until some steps after its first change. */
async function run(...programs: string[]) {
  const scenario = parseScenario({
    ...SCENES[0].scenario,
    horizon: 80,
    lanes: [
      { algorithm: 'gp-ucb' },
      ...programs.map((program) => ({ algorithm: 'own-algorithm', parameters: { program } })),
    ],
  });
  return Array.from(runScenario(scenario, await loadBackend()), ({ records }) => records);
}

const choices = (records: readonly StepRecord[]) => records.map(({ index }) => index);

describe('programs to begin with', () => {
  it('run, and choose otherwise than GP-UCB', async () => {
    const [gpUcb, ...runs] = await run(...BEGINNINGS.map(({ program }) => program));
    for (const records of runs) {
      expect(records).toHaveLength(80);
      expect(choices(records)).not.toEqual(choices(gpUcb));
    }
  });

  it('the first is GP-UCB', async () => {
    const [gpUcb, first] = await run(FIRST_PROGRAM);
    expect(choices(first)).toEqual(choices(gpUcb));
  });

  it('have ids of their own', () => {
    const ids = [FIRST_PROGRAM, ...BEGINNINGS.map(({ program }) => program)].map(programId);
    expect(new Set(ids).size).toBe(BEGINNINGS.length + 1);
    expect(BEGINNINGS.map(({ id }) => id)).toEqual(ids.slice(1));
  });
});

describe('names that a program finds ready', () => {
  it('are there', async () => {
    const asks = PROGRAM_PIECES.map(
      ({ name }) => `if (typeof ${name} === 'undefined') throw new Error('${name}');`,
    );
    await expect(run(`${asks.join('\n')}\n${FIRST_PROGRAM}`)).resolves.toHaveLength(2);
  });

  it('are said once each', () => {
    const names = PROGRAM_NAMES.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
  });
});
