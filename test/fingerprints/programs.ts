import { createStream, type Stream } from '../../src/random/stream.ts';

/** Programs whose bits are the same in every engine, by what they are. */
export const PROGRAMS: Readonly<Record<string, string>> = {
  'the last ten': `defineAlgorithm({
  id: 'last-ten',
  slots: () => ({ memory: slidingWindow(10), acquisition: (mean, sd) => mean + 2 * sd }),
});`,
  'a sum of surprises': `let sum = 0;
defineAlgorithm({
  id: 'own-cusum',
  slots: () => ({
    memory: dropAtReset(1),
    trigger: {
      test({ tPrime, y, mean, variance, noiseVariance }) {
        sum = Math.max(0, (tPrime === 1 ? 0 : sum) + Math.abs(y - mean) / Math.sqrt(variance + noiseVariance) - 0.8);
        return { psi: sum, kappa: 2 };
      },
    },
  }),
});`,
  'likelihoods of two pasts': `defineAlgorithm({
  id: 'own-ratio',
  slots: () => ({
    memory: dropAtReset(4),
    trigger: {
      test({ t, freshLogLikelihood, keptLogLikelihood }) {
        const count = Math.min(t, 8);
        return { psi: Math.max(0, freshLogLikelihood(count) - keptLogLikelihood(count)), kappa: 0.3 };
      },
    },
  }),
});`,
  'chance from a stream': `let stream = null;
defineAlgorithm({
  id: 'greedy',
  slots: () => ({
    trigger: { resets: false, test: (input) => { stream ??= input.stream('greed'); return {}; } },
    acquisition: (mean, sd) => mean + (stream ? stream.normal() : 1) * sd,
  }),
});`,
  'functions of the project, and forgetting': `defineAlgorithm({
  id: 'functions',
  slots: (_, { noiseVariance }) => ({
    temporal: { kind: 'forgetting', rate: 0.05 },
    noiseVariance: 2 * noiseVariance,
    memory: (held, verdict, t, steps) => steps.filter((step) => t - step < 8 || step % 3 === 0),
    schedule: (t, { size }) => 1 + log(1 + t) / (1 + size),
    acquisition: (mean, sd, { multiplier, incumbent }) =>
      sin(3 * mean) + pow(sd, 1.5) * multiplier + exp(-sd) * cos(incumbent) + (sd ** 0.3) / 7,
  }),
});`,
};

const BINARY = ['+', '-', '*', '/'];
const FUNCTIONS = [
  'sin',
  'cos',
  'Math.abs',
  'Math.floor',
  'Math.sign',
  'root',
  'tame',
  'grown',
  'logged',
  'raised',
];

/** An expression over these names, of so many levels at most. */
function expression(chance: Stream, names: readonly string[], depth: number): string {
  const kind = depth === 0 ? 0 : chance.integer(5);
  const part = () => expression(chance, names, depth - 1);
  if (kind === 0) return pick(chance, names);
  if (kind === 1) return String(Math.round(200 * chance.uniform() - 100) / 32);
  if (kind === 2) return `(${part()} ${pick(chance, BINARY)} ${part()})`;
  if (kind === 3) return `${pick(chance, FUNCTIONS)}(${part()})`;
  return `(${part()} > ${part()} ? ${part()} : Math.min(${part()}, ${part()}))`;
}

const pick = <Item>(chance: Stream, items: readonly Item[]): Item => items[chance.integer(items.length)];

const MEMORIES = [
  'keepAll',
  'slidingWindow(9)',
  'dropAtReset(2)',
  '(held, { reset }) => (reset ? Math.min(held, 3) : held)',
  '(held, verdict, t) => Math.min(held, 5 + (t % 7))',
  '(held, verdict, t, steps) => steps.filter((step) => step % 2 === t % 2 || t - step < 4)',
];

/** A program of which each slot is an expression drawn by chance; the same number gives the same program. */
export function randomProgram(number: number): string {
  const chance = createStream(number, 'random program');
  const score = expression(chance, ['mean', 'sd', 'multiplier', 'incumbent', 'asked'], 4);
  const [psi, kappa] = [3, 2].map((depth) =>
    expression(chance, ['y', 'mean', 'variance', 'tPrime', 'noiseVariance', 't', 'kept', 'drawn'], depth),
  );
  return `const tame = (x) => (x > 1e6 ? 1e6 : x < -1e6 ? -1e6 : x === x ? x : 0);
const root = (x) => Math.sqrt(Math.abs(x));
const grown = (x) => exp(Math.min(x, 9));
const logged = (x) => log(1 + Math.abs(x));
const raised = (x) => pow(Math.abs(x), 0.7);
let kept = 0;
let asked = 0;
defineAlgorithm({
  id: 'random-${number}',
  slots: () => ({
    memory: ${pick(chance, MEMORIES)},
    trigger: {
      test({ t, tPrime, y, mean, variance, noiseVariance, stream }) {
        const drawn = stream('drawn ' + t).uniform();
        kept = tame(kept / 2 + y);
        return { psi: tame(${psi}), kappa: tame(${kappa}) };
      },
    },
    schedule: (t, { size }) => 1 + (asked = tame(asked + 1 / (t + size))),
    acquisition: (mean, sd, { multiplier, incumbent }) => tame(${score}),
  }),
});`;
}
