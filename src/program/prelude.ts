/**
 * What a program finds when it begins, run inside the interpreter before it: the names of the library, and nothing that tells the time,
 * brings chance or depends on when memory is freed. It answers what the engine asks of the program, as text and arrays. Names of built-in
 * pieces are tokens, which the engine resolves.
 * Of `Math` there stays what every engine computes alike; exponential, logarithm, power, sine and cosine are the engine's own.
 */
export const PRELUDE = `(function (host) {
  'use strict';
  const forbidden = ['Date', 'WeakRef', 'FinalizationRegistry', 'Promise', 'Atomics', 'SharedArrayBuffer', 'performance', 'console', 'Intl',
    'print', 'queueMicrotask', 'navigator', 'gc', 'scriptArgs', 'InternalError'];
  for (const name of forbidden) delete globalThis[name];
  const { stringify, parse } = JSON;
  const inexact = ['random', 'tan', 'asin', 'acos', 'atan', 'atan2', 'sinh', 'cosh', 'tanh', 'asinh', 'acosh', 'atanh', 'cbrt', 'expm1',
    'log1p', 'log2', 'log10', 'hypot'];
  for (const name of inexact) delete Math[name];
  for (const name of ['exp', 'log', 'pow', 'sin', 'cos']) globalThis[name] = Math[name] = host[name];

  const isPiece = Symbol();
  const piece = (name, given = [], test) => Object.freeze({ [isPiece]: true, name, given, test });
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

  let definition;
  let slots = {};
  globalThis.defineAlgorithm = (given) => {
    if (definition) throw new TypeError('a program defines one algorithm');
    if (typeof given !== 'object' || given === null) throw new TypeError('defineAlgorithm takes an object');
    definition = given;
  };

  const kindOf = (slot) => (slot === null ? 'null' : typeof slot);
  /** A slot as the engine can read it: left out, a piece, a function of the program's, or something else. */
  function described(slot) {
    if (slot === undefined) return null;
    if (slot?.[isPiece])
      return { piece: slot.name, given: slot.given.map(String), ...(slot.test !== undefined && { test: described(slot.test) }) };
    if (typeof slot === 'function') return { own: slot.length };
    if (typeof slot === 'number' || typeof slot === 'string') return { value: String(slot) };
    return { other: kindOf(slot) };
  }
  function describedTrigger(trigger) {
    if (typeof trigger?.test !== 'function' || trigger[isPiece]) return described(trigger);
    const bounds = Array.isArray(trigger.blockLengths) ? { blockLengths: trigger.blockLengths.map(String) } : {};
    return { own: 1, resets: trigger.resets !== false, ...bounds };
  }

  const streamOf = (name) => {
    const at = host.openStream(String(name));
    return Object.freeze({
      uniform: () => host.draw(at, 'uniform', 0),
      normal: () => host.draw(at, 'normal', 0),
      integer: (n) => host.draw(at, 'integer', n),
    });
  };

  return {
    begin(context) {
      if (!definition) throw new TypeError('the program does not call defineAlgorithm');
      const parameters = Object.fromEntries((definition.parameters ?? []).map((one) => [one.id, one.default]));
      slots = definition.slots ? definition.slots(parameters, parse(context)) : {};
      if (typeof slots !== 'object' || slots === null) throw new TypeError('slots must answer an object');
      const { memory, trigger, acquisition, schedule, temporal, noiseVariance } = slots;
      return stringify({
        memory: described(memory),
        trigger: describedTrigger(trigger),
        acquisition: described(acquisition),
        schedule: described(schedule),
        noiseVariance: described(noiseVariance),
        temporal: temporal === undefined ? null : temporal,
      });
    },
    memory(held, verdict, t, steps) {
      return stringify({ kept: slots.memory(held, parse(verdict), t, parse(steps)) });
    },
    test(input) {
      const { freshLogLikelihood, keptLogLikelihood } = host;
      const given = { ...parse(input), freshLogLikelihood, keptLogLikelihood, stream: streamOf };
      return stringify(slots.trigger.test(given) ?? null);
    },
    schedule(t, size) {
      return Number(slots.schedule(t, { size, informationGain: host.informationGain }));
    },
    score(beliefs, multiplier, incumbent) {
      const all = new Float64Array(beliefs);
      const count = all.length / 2;
      const scores = new Float64Array(count);
      const weighing = { multiplier, incumbent };
      const { acquisition } = slots;
      for (let i = 0; i < count; i++) scores[i] = acquisition(all[i], all[count + i], weighing);
      return scores.buffer;
    },
  };
})`;
