import { afterAll, describe, expect, it, vi } from 'vitest';
import { textToRun } from '../../../src/program/program-text.ts';
import { smallScenario } from '../../engine/support.ts';
import { LAST_TEN, recordsOf, withSlots } from './support.ts';

// What is defined stays: a library of this file's own.
vi.resetModules();
afterAll(() => vi.resetModules());
const library = await import('../../../src/index.ts');
const backend = await library.loadBackend();

/** The records of the same text, run by the library. */
function recordsInLibrary(program: string) {
  let algorithm = '';
  const defineAlgorithm = (definition: { readonly id: string }) => {
    algorithm = `${definition.id}-${library.ALGORITHMS.length}`;
    library.defineAlgorithm({ ...definition, id: algorithm });
  };
  const names = { ...library, defineAlgorithm };
  new Function(...Object.keys(names), `'use strict';\n${textToRun(program)}`)(...Object.values(names));
  const scenario = library.parseScenario({
    ...smallScenario(),
    lanes: [{ algorithm, parameters: {} }],
  });
  return [...library.runScenario(scenario, backend)][0].records;
}

const GREEDY = `let stream = null;
${withSlots(`
  trigger: { test: (input) => { stream ??= input.stream('greed'); return { psi: stream.uniform(), kappa: 2 }; } },
  acquisition: (mean, sd) => mean + (stream ? 0.1 * stream.normal() : 0) * sd,`)}`;

const PROGRAMS: readonly (readonly [string, string])[] = [
  ['the last ten of the README', LAST_TEN],
  ['a program that imports over several lines', LAST_TEN.replace('{ define', '{\n  keepAll,\n  define')],
  [
    'functions of the project',
    withSlots('acquisition: (mean, sd) => sin(mean) + cos(sd) + pow(sd, 1.5) * exp(-mean) + log(1 + sd)'),
  ],
  [
    'a test of likelihoods',
    withSlots(`memory: dropAtReset(3), trigger: { test: ({ t, freshLogLikelihood, keptLogLikelihood }) => {
      const n = Math.min(t, 8);
      return { psi: Math.max(0, freshLogLikelihood(n) - keptLogLikelihood(n)), kappa: 0.5 };
    } }`),
  ],
  [
    'a schedule of the model',
    withSlots('schedule: (t, model) => 1 + model.informationGain() / (t + model.size)'),
  ],
  ['forgetting', withSlots(`temporal: { kind: 'forgetting', rate: 0.05 }, noiseVariance: 0.02`)],
  [
    'expected improvement, reset by the calendar',
    withSlots('acquisition: expectedImprovement, memory: dropAtReset(0), trigger: every(9)'),
  ],
  ['a posterior draw', withSlots('acquisition: POSTERIOR_DRAW')],
  ['chance from a stream', GREEDY],
  [
    'a reason and a reset of its own',
    withSlots(
      `memory: dropAtReset(2), trigger: { test: ({ t }) => ({ reset: t % 7 === 0, reason: 'periodic', psi: -0, kappa: NaN }) }`,
    ),
  ],
  ['a test that answers hardly anything', withSlots('trigger: { resets: false, test: () => ({}) }')],
  [
    'a memory that takes all its arguments',
    withSlots('memory: (...given) => given[3].filter((step) => step % 2 === 0)'),
  ],
  ['a memory with a default', withSlots('memory: (held, verdict, t, steps = []) => steps.slice(-4)')],
  [
    'parameters of its own',
    `defineAlgorithm({ id: 'p', parameters: [{ id: 'width', type: 'number', label: 'Width', symbol: '$w$', help: 'Wide.', default: 3, min: 0, max: 9 }], slots: ({ width }) => ({ acquisition: (mean, sd) => mean + width * sd }) });`,
  ],
  [
    'what it may know of the run',
    `defineAlgorithm({ id: 'q', slots: (_, { horizon, dimension, candidateCount, noiseVariance, changePoints }) => ({ acquisition: (mean, sd) => mean + sd * (horizon + dimension + candidateCount + noiseVariance + changePoints.length) / 50 }) });`,
  ],
];

describe('a text runs in the interpreter as in the library', () => {
  it.each(PROGRAMS)('%s', (_, program) => {
    expect(recordsOf(program)).toEqual(recordsInLibrary(program));
  });
});
