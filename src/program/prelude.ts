import { DEFINITION_KEYS, PROGRAM_SLOT_KEYS } from './keys.ts';

/** Names as an object of the interpreter that inherits none. */
const table = (names: readonly string[]): string =>
  `{ __proto__: null, ${names.map((name) => `${name}: 1`)} }`;

/**
 * What a program finds when it begins, run inside the interpreter before it: the names of the library, and nothing that tells the time,
 * brings chance or depends on when memory is freed. It answers what the engine asks of the program, as text and arrays. Names of built-in
 * pieces are tokens, which the engine resolves.
 * Of `Math` there stays what gives the same result in every engine; exponential, logarithm, power, sine and cosine are the engine's own.
 */
export const PRELUDE = `(function (host) {
  'use strict';
  const forbidden = ['Date', 'WeakRef', 'FinalizationRegistry', 'Promise', 'Atomics', 'SharedArrayBuffer', 'performance', 'console', 'Intl',
    'print', 'queueMicrotask', 'navigator', 'gc', 'scriptArgs', 'InternalError', 'eval',
    'Function'];
  for (const name of forbidden) delete globalThis[name];
  // No text becomes a program: the page's policy says so to the library's programs, too.
  for (const made of [function () {}, function* () {}, async function () {}, async function* () {}])
    delete Object.getPrototypeOf(made).constructor;
  const { stringify, parse } = JSON;
  const { keys } = Object;
  // What the program may overwrite later is looked up now.
  const [Doubles, toText, isList, apply] = [Float64Array, String, Array.isArray, Reflect.apply];
  const inexact = ['random', 'tan', 'asin', 'acos', 'atan', 'atan2', 'sinh', 'cosh', 'tanh', 'asinh', 'acosh', 'atanh', 'cbrt', 'expm1',
    'log1p', 'log2', 'log10', 'hypot'];
  for (const name of inexact) delete Math[name];
  for (const name of ['exp', 'log', 'pow', 'sin', 'cos']) globalThis[name] = Math[name] = host[name];

  const known = new Set();
  const { add, has } = known;
  const isPiece = (slot) => apply(has, known, [slot]);
  function piece(name, given = [], test) {
    const made = Object.freeze({ name, given: Object.freeze(given.map((one) => toText(one))), test });
    apply(add, known, [made]);
    return made;
  }
  const pieces = {
    keepAll: piece('keepAll'),
    never: piece('never'),
    upperConfidenceBound: piece('upperConfidenceBound'),
    expectedImprovement: piece('expectedImprovement'),
    POSTERIOR_DRAW: 'posterior draw',
    slidingWindow: (size) => piece('slidingWindow', [size]),
    dropAtReset: (survivors) => piece('dropAtReset', [survivors]),
    every: (period) => piece('every', [period]),
    eventTrigger: (deltaB) => piece('eventTrigger', [deltaB]),
    withinBounds: (test, lower, upper) => piece('withinBounds', [lower, upper], test),
  };
  Object.assign(globalThis, pieces);

  const definitionKeys = ${table(DEFINITION_KEYS)};
  const slotKeys = ${table(PROGRAM_SLOT_KEYS)};
  let definition;
  let slots = {};
  globalThis.defineAlgorithm = (given) => {
    if (definition) throw new TypeError('a program defines one algorithm');
    if (typeof given !== 'object' || given === null) throw new TypeError('defineAlgorithm takes an object');
    definition = given;
  };

  const functionText = (() => {}).toString;
  const textOf = (work) => apply(functionText, work, []);
  const kindOf = (slot) => (slot === null ? 'null' : typeof slot);
  /** A slot as the engine can read it: left out, a piece, a function of the program's, or something else. */
  function described(slot) {
    if (slot === undefined) return null;
    if (isPiece(slot))
      return { piece: slot.name, given: slot.given, ...(slot.test !== undefined && { test: described(slot.test) }) };
    if (typeof slot === 'function') return { own: slot.length };
    if (typeof slot === 'number' || typeof slot === 'string') return { value: toText(slot) };
    return { other: kindOf(slot) };
  }
  /** A memory takes the steps held as its fourth argument, or may, where its text gathers arguments or fills them in. */
  const gathers = (memory) => typeof memory === 'function' && /\\.\\.\\.|\\barguments\\b|=(?![>=])/.test(textOf(memory));
  const describedMemory = (memory) => (gathers(memory) ? { own: 4 } : described(memory));
  /** The first key that is none of the known; null where there is none. */
  function unknownOf(given, known) {
    const names = keys(given);
    for (let i = 0; i < names.length; i++) if (!(names[i] in known)) return names[i];
    return null;
  }
  /** A slot that is there and holds nothing is not left out. */
  const orNothing = (name, made) => made ?? (name in slots ? { other: 'undefined' } : null);
  function describedTrigger(trigger) {
    if (typeof trigger?.test !== 'function' || isPiece(trigger)) return described(trigger);
    const bounds = isList(trigger.blockLengths) ? { blockLengths: trigger.blockLengths.map((one) => toText(one)) } : {};
    return { own: 1, resets: trigger.resets !== false, ...bounds };
  }

  const streamOf = (name) => {
    const at = host.openStream(toText(name));
    return Object.freeze({
      uniform: () => host.draw(at, 'uniform', 0),
      normal: () => host.draw(at, 'normal', 0),
      integer: (n) => host.draw(at, 'integer', n),
    });
  };

  /** An answer as text; the numbers that JSON has no words for as text, too. */
  const told = (answer) =>
    stringify({ answer }, (_, value) => (typeof value === 'number' && value - value !== 0 ? toText(value) : value));

  return {
    begin(context) {
      if (!definition) return 'null';
      const parameters = Object.fromEntries((definition.parameters ?? []).map((one) => [one.id, one.default]));
      slots = definition.slots ? definition.slots(parameters, parse(context)) : {};
      if (typeof slots !== 'object' || slots === null) throw new TypeError('slots must answer an object');
      const { memory, trigger, acquisition, schedule, temporal, noiseVariance } = slots;
      return stringify({
        unknownKey: unknownOf(definition, definitionKeys),
        unknownSlot: unknownOf(slots, slotKeys),
        memory: orNothing('memory', describedMemory(memory)),
        trigger: orNothing('trigger', describedTrigger(trigger)),
        acquisition: orNothing('acquisition', described(acquisition)),
        schedule: orNothing('schedule', described(schedule)),
        noiseVariance: described(noiseVariance),
        temporal: temporal ?? ('temporal' in slots ? toText(temporal) : null),
      });
    },
    memory(held, verdict, t, steps) {
      return told(slots.memory(held, parse(verdict), t, parse(steps)));
    },
    test(input) {
      const { freshLogLikelihood, keptLogLikelihood } = host;
      const given = { ...parse(input), freshLogLikelihood, keptLogLikelihood, stream: streamOf };
      return told(slots.trigger.test(given));
    },
    schedule(t, size) {
      const multiplier = slots.schedule(t, { size, informationGain: host.informationGain });
      return typeof multiplier === 'number' ? multiplier : told(multiplier);
    },
    score(beliefs, multiplier, incumbent) {
      const all = new Doubles(beliefs);
      const count = all.length / 2;
      const scores = new Doubles(count);
      const weighing = { multiplier, incumbent };
      const { acquisition } = slots;
      for (let i = 0; i < count; i++) {
        const score = acquisition(all[i], all[count + i], weighing);
        scores[i] = score;
        if (!(scores[i] >= -1e100 && scores[i] <= 1e100)) return told(score);
      }
      return scores.buffer;
    },
  };
})`;
