/** Programs that try to get out of the interpreter, to stay for ever, or to make the engine believe what is not so; by what they try. */
export type Attempts = Readonly<Record<string, string>>;

/** A program with these slots, after other statements. */
const program = (slots: string, before = ''): string =>
  `${before}\ndefineAlgorithm({ id: 'attempt', slots: () => ({ ${slots} }) });`;

/** A program that does this each time it scores a candidate, and scores as GP-UCB then. */
const scoring = (act: string, before = ''): string =>
  program(`acquisition: (mean, sd, { multiplier }) => { ${act}; return mean + multiplier * sd; }`, before);

/** A program that says whether something of the host is within reach: it then scores otherwise than an honest one. */
const reaching = (expression: string): string =>
  scoring(
    `let found = false; try { found = Boolean(${expression}); } catch {} if (found) throw new Error('got out')`,
  );

const GLOBALS = [
  ...['fetch', 'XMLHttpRequest', 'WebSocket', 'EventSource', 'importScripts', 'postMessage', 'Worker'],
  ...['process', 'require', 'module', 'Buffer', 'global', 'window', 'self', 'document', 'parent', 'top'],
  ...['localStorage', 'indexedDB', 'caches', 'navigator', 'location', 'WebAssembly', 'Atomics'],
  ...['SharedArrayBuffer', 'Date', 'performance', 'crypto', 'Intl', 'console', 'setTimeout', 'Promise'],
  ...['WeakRef', 'FinalizationRegistry', 'queueMicrotask', 'gc', 'std', 'os', 'bjson', 'scriptArgs', 'print'],
];

export const REACHING: Attempts = {
  ...Object.fromEntries(GLOBALS.map((name) => [name, reaching(`typeof ${name} !== 'undefined'`)])),
  'a global by its constructor': reaching(
    `[].constructor.constructor('return typeof process + typeof fetch')() !== 'undefinedundefined'`,
  ),
  'the constructor of a host function': reaching(
    `exp.constructor('return typeof process')() !== 'undefined'`,
  ),
  'the constructor of a generator': reaching(
    `(function* () {}).constructor('yield typeof fetch')().next().value !== 'undefined'`,
  ),
  'the prototypes of a host function': reaching(
    `Object.getOwnPropertyNames(Object.getPrototypeOf(sin)).some((name) => /host|emscripten/.test(name))`,
  ),
  'properties of a host function': reaching(
    `Reflect.ownKeys(exp).some((key) => !['length', 'name', 'prototype'].includes(String(key)))`,
  ),
  'the caller of a host function': reaching('exp.caller'),
  'eval of a global': reaching(`(0, eval)('typeof process') !== 'undefined'`),
  'the module that it is': reaching(`eval('import.meta')`),
  'Math.random': reaching('Math.random'),
  'a clock of Error': reaching(`/\\d{13}/.test(new Error('now').stack)`),
  'a path of the machine': reaching(
    `/[\\\\/](work|home|usr|src|node_modules)/.test(new Error('where').stack)`,
  ),
  'this of a sloppy function': reaching(
    `Object.getOwnPropertyNames((function () { return this; })()).some((name) => /process|document|host/.test(name))`,
  ),
  'the functions that the engine opens': reaching(
    `typeof host !== 'undefined' || typeof stringify !== 'undefined'`,
  ),
};

export const LEAVING: Attempts = {
  'import()': scoring(`import('https://example.org/x.js')`),
  'import() of a file': scoring(`import('node:fs')`),
  'import() that is awaited': scoring(`(async () => { const fs = await import('fs'); mean = fs; })()`),
  'an import line of another package': `import { readFileSync } from 'node:fs';\n${program('')}`,
  'an import line with more behind it': `import { keepAll } from 'driftlab'; throw new Error('here');`,
  'a promise that runs later': scoring(`(async () => { await null; throw new Error('later'); })()`),
  'a job for later, without an end': scoring('(async function again() { for (;;) await null; })()'),
  'a thenable as an answer': program('acquisition: () => ({ then() { throw 1; } })'),
  'an async acquisition': program('acquisition: async (mean) => mean'),
  'an async memory': program('memory: async (held) => held'),
  'an async test': program('trigger: { test: async () => ({ psi: 1, kappa: 0 }) }'),
  'async slots': `defineAlgorithm({ id: 'attempt', slots: async () => ({ memory: keepAll }) });`,
  'a generator as an acquisition': program('acquisition: function* (mean) { yield mean; }'),
  'a promise to a host function': scoring('exp((async () => 1)())'),
  'a rejected promise to a host function': scoring('exp((async () => { throw 1; })())'),
};

const OVERWRITTEN: Attempts = {
  'Object.prototype.toJSON': `Object.prototype.toJSON = () => 'taken'`,
  'Object.prototype.toJSON that answers nothing': 'Object.prototype.toJSON = () => undefined',
  'Number.prototype.toJSON': `Number.prototype.toJSON = () => 'NaN'`,
  'String.prototype.toJSON': 'String.prototype.toJSON = () => { throw null; }',
  'Object.prototype.piece': `Object.prototype.piece = 'keepAll'; Object.prototype.given = 3`,
  'Object.prototype.own': 'Object.prototype.own = 99',
  'Object.prototype.reset': `Object.prototype.reset = 'yes'; Object.prototype.psi = '3'`,
  'Object.prototype.get': 'Object.prototype.get = () => 1; Object.prototype.value = 1',
  'a setter of Object.prototype': `Object.defineProperty(Object.prototype, 'memory', { get() { return () => 'all'; }, configurable: true })`,
  '__proto__ of all': 'Object.prototype.__proto__ = null; Object.setPrototypeOf(Array.prototype, { 0: 7 })',
  'Array.prototype.map': 'Array.prototype.map = () => { throw new Error(); }',
  'Array.prototype.map that forges': `Array.prototype.map = () => ['1e999']`,
  'JSON.stringify and JSON.parse': `JSON.stringify = () => '{'; JSON.parse = () => null`,
  'JSON as a whole': 'globalThis.JSON = undefined',
  String: `globalThis.String = () => ({ toString: 1 })`,
  Number: `globalThis.Number = () => 'five'`,
  'Number to a BigInt': 'globalThis.Number = () => 5n',
  Object: 'globalThis.Object = { freeze: (one) => one }',
  'Object.fromEntries':
    'Object.fromEntries = () => null; Object.freeze = () => null; Object.assign = () => null',
  'Array.isArray': 'Array.isArray = () => true',
  'Symbol.toPrimitive of Number': 'Number.prototype[Symbol.toPrimitive] = () => ({})',
  Float64Array: `globalThis.Float64Array = function () { return { length: 2, buffer: 'none' }; }`,
  'Float64Array, longer':
    'const F = Float64Array; globalThis.Float64Array = function (n) { return new F(99999); }',
  'Float64Array, seven bytes': `const F = Float64Array; globalThis.Float64Array = function (n) { const a = new F(n); return typeof n === 'number' ? { buffer: new ArrayBuffer(7) } : a; }`,
  'Float64Array, nothing': 'globalThis.Float64Array = undefined',
  'Float64Array.prototype.buffer': `Object.defineProperty(Object.getPrototypeOf(Float64Array.prototype), 'buffer', { get: () => null })`,
  'Float64Array.prototype.length': `Object.defineProperty(Object.getPrototypeOf(Float64Array.prototype), 'length', { get: () => 1e9 })`,
  'Float64Array of another length': `Object.defineProperty(Object.getPrototypeOf(Float64Array.prototype), 'length', { get: () => 2 })`,
  Math: 'globalThis.Math = null; globalThis.exp = 5',
  defineAlgorithm:
    'const define = defineAlgorithm; globalThis.defineAlgorithm = (given) => { define(given); define = 1; }',
  undefined: 'try { globalThis.undefined = 1; } catch {}',
  'Error.prepareStackTrace': `Error.prepareStackTrace = () => { for (;;); }; Error.stackTraceLimit = 1e9`,
  'Symbol.hasInstance': `Object.defineProperty(Object, Symbol.hasInstance, { value: () => true })`,
  'Function.prototype.call': 'Function.prototype.call = Function.prototype.apply = () => { throw 1; }',
  'Symbol.iterator of arrays': 'Array.prototype[Symbol.iterator] = function* () { for (;;) yield 1; }',
};

/** Overwritten before the algorithm is defined, and when it is first asked. */
export const OVERWRITING: Attempts = Object.fromEntries(
  Object.entries(OVERWRITTEN).flatMap(([name, act]) => {
    const slots = `memory: (held) => Math.min(held, 5), trigger: { test: ({ y }) => ({ psi: y * y, kappa: 3 }) }, schedule: (t) => 2`;
    return [
      [`${name}, before`, program(`${slots}, acquisition: (mean, sd) => mean + 2 * sd`, act)],
      [
        `${name}, in the run`,
        program(
          `${slots}, acquisition: (mean, sd) => { if (!globalThis.done) { globalThis.done = 1; ${act.replace(/^const /, 'globalThis.')}; } return mean + sd; }`,
        ),
      ],
    ];
  }),
);

const BAD_VALUES: Attempts = {
  'a text': `'many'`,
  'a long text': `'9'.repeat(1e6)`,
  'a BigInt': '5n',
  'a symbol': 'Symbol("s")',
  undefined: 'undefined',
  null: 'null',
  NaN: 'NaN',
  Infinity: '-Infinity',
  'minus zero': '-0',
  'a fraction': '0.5',
  'a negative number': '-3',
  'a huge number': '1e308',
  'a function': '() => 1',
  'a proxy': `new Proxy({}, { get() { throw new Error('proxy'); } })`,
  'a proxy of a proxy': `new Proxy(new Proxy([], {}), { ownKeys() { for (;;); } })`,
  'a revoked proxy':
    '(() => { const { proxy, revoke } = Proxy.revocable({}, {}); revoke(); return proxy; })()',
  'a getter without an end': '({ get psi() { for (;;); } })',
  'hostile valueOf': '({ valueOf() { for (;;); } })',
  'hostile toString': `({ toString() { throw { message: { toString: 1 } }; } })`,
  'hostile toJSON': '({ toJSON() { return this; } })',
  'toJSON of nothing': '({ toJSON() {} })',
  'a circle': '(() => { const a = {}; a.a = a; return a; })()',
  'a deep nest': '(() => { let a = []; for (let i = 0; i < 1e5; i++) a = [a]; return a; })()',
  'an array with holes': '[, , 1]',
  'a huge array': 'new Array(1e5).fill(1)',
  'steps that are not held': '[1, 99]',
  'steps twice': '[1, 1]',
  'steps as texts': `['1']`,
  'a selection': `({ steps: [], selection: { budget: 'x', removed: {} } })`,
  'a verdict of texts': `({ psi: '3', kappa: {}, reset: 'yes', triggered: 'yes', testActive: [], reason: 'glr' })`,
  'a verdict of a reason alone': `({ psi: 1, kappa: 2, reset: false, reason: 'glr' })`,
  'a verdict of looks': `({ reset: true, ofLooks: { split: 'x', eventPsi: {}, eventKappa: [] }, place: 3 })`,
  'a verdict of __proto__': `JSON.parse('{"__proto__": {"reset": true}, "constructor": 1}')`,
  'a Float64Array': 'new Float64Array(3)',
  'a detached buffer': 'new ArrayBuffer(8).transfer?.(0)',
  'a Map': 'new Map([[1, 2]])',
  'a regular expression': '/a/',
};

const SLOTS: Attempts = {
  memory: 'memory: () => (VALUE)',
  acquisition: 'acquisition: () => (VALUE)',
  schedule: 'schedule: () => (VALUE)',
  test: 'trigger: { test: () => (VALUE) }',
  'the test within bounds': 'trigger: withinBounds(() => (VALUE), 1, 9)',
  slot: 'memory: VALUE, trigger: VALUE, acquisition: VALUE',
  'the temporal slot': 'temporal: VALUE',
  'the noise': 'noiseVariance: VALUE',
  'the rate': `temporal: { kind: 'forgetting', rate: VALUE }`,
  'the argument of a piece': 'memory: slidingWindow(VALUE)',
  'the bounds': 'trigger: withinBounds(eventTrigger(VALUE), VALUE, VALUE)',
  'the block lengths': 'trigger: { test: () => ({}), resets: VALUE, blockLengths: [VALUE, VALUE] }',
  'a host function': 'acquisition: (mean) => mean + exp(VALUE) + pow(VALUE, VALUE)',
  'a likelihood':
    'trigger: { test: ({ freshLogLikelihood, keptLogLikelihood }) => ({ psi: freshLogLikelihood(VALUE), kappa: keptLogLikelihood(VALUE) }) }',
  'the name of a stream': 'trigger: { test: ({ stream }) => ({ psi: stream(VALUE).uniform(), kappa: 0.9 }) }',
  'a draw': `trigger: { test: ({ stream }) => ({ psi: stream('s').integer(VALUE), kappa: 9 }) }`,
  'what is thrown': 'memory: () => { throw VALUE; }',
  'the message of what is thrown': 'schedule: () => { throw { name: VALUE, message: VALUE, stack: VALUE }; }',
};

/** Answers that are no answers, in every place where the engine takes one. */
export const FORGING: Attempts = {
  ...Object.fromEntries(
    Object.entries(SLOTS).flatMap(([slot, slots]) =>
      Object.entries(BAD_VALUES).map(([name, value]) => [
        `${name} as ${slot}`,
        program(slots.replaceAll('VALUE', () => value)),
      ]),
    ),
  ),
  'a definition that is a proxy': `defineAlgorithm(new Proxy({}, { get: (_, key) => key === 'slots' ? () => new Proxy({}, { get: () => 1 }) : [] }));`,
  'slots that are a getter': `defineAlgorithm({ id: 'a', get slots() { return () => ({ get memory() { return this.n = (this.n ?? 0) + 1 > 1 ? 1 : () => 1; } }); } });`,
  'parameters without an end': `defineAlgorithm({ id: 'a', parameters: { map: () => new Proxy([], { get: () => Infinity }) } });`,
  'parameters that name __proto__': `defineAlgorithm({ id: 'a', parameters: [{ id: '__proto__', default: { memory: 1 } }], slots: (given) => given });`,
  'a slot that changes after it was read': program(
    `memory: keepAll, schedule: () => { throw 0; }`,
    'let once = 0;',
  ),
  'a memory that is gone in the run': `const slots = { memory: (held) => { slots.memory = 3; return held; } };\ndefineAlgorithm({ id: 'a', slots: () => slots });`,
  'a test that is gone in the run': `const trigger = { test: () => { trigger.test = undefined; return {}; } };\n${program('trigger')}`,
  'a token that was built by hand': program(
    `memory: { ...keepAll, name: 'constructor' }, acquisition: { [Symbol()]: true, name: 'upperConfidenceBound' }`,
  ),
  'a token that inherits from one': program(`memory: Object.create(keepAll)`),
  'a token made by a forged set': program(
    'memory: { name: "slidingWindow", given: [{}] }',
    'Set.prototype.has = () => true;',
  ),
  'tokens within tokens': program(
    'trigger: bounded',
    'let bounded = eventTrigger(0.1); for (let i = 0; i < 3e4; i++) bounded = withinBounds(bounded, 1, 2);',
  ),
  'a memory token as a trigger': program('trigger: keepAll, memory: never'),
  'a huge id': `defineAlgorithm({ id: 'x'.repeat(1e6), slots: () => ({}) });`,
  'an id with marks of direction': `defineAlgorithm({ id: '\\u202eevil\\u0007', slots: () => { throw new Error('\\u202e\\u001b[31m\\r\\u2028evil'); } });`,
};

export const STAYING: Attempts = {
  'a loop': 'for (;;);',
  'a loop in slots': `defineAlgorithm({ id: 'a', slots: () => { for (;;); } });`,
  'a loop in a score': scoring('for (;;);'),
  'a loop that catches': scoring('for (;;) try { for (;;); } catch {} finally { continue; }'),
  'a loop in finally': scoring('try { for (;;); } finally { for (;;); }'),
  'a loop in an iterator that closes': scoring(
    'for (const one of { [Symbol.iterator]: () => ({ next: () => ({ value: 1 }), return() { for (;;); } }) }) for (;;);',
  ),
  'a loop in toString': scoring('String({ toString() { for (;;); } })'),
  'a loop in toJSON of an argument': scoring('exp({ toJSON() { for (;;); } })'),
  'loops in toJSON of arguments': scoring('for (;;) try { exp({ toJSON() { for (;;); } }); } catch {}'),
  'a loop in a comparator': scoring('[3, 2, 1].sort(() => { for (;;); })'),
  'a generator without an end': scoring('[...(function* () { for (;;) yield 1; })()]'),
  recursion: scoring('(function again() { again(); })()'),
  'recursion through toString': scoring('const o = { toString: () => String(o) }; String(o)'),
  'recursion through a proxy': scoring('const p = new Proxy({}, { get: (_, key, self) => self[key] }); p.x'),
  'recursion through sort': scoring('const f = () => [2, 1].sort(f); f()'),
  'recursion through JSON': scoring('const f = () => JSON.parse("[1]", f); f()'),
  'recursion through replace': scoring(`const f = () => 'a'.replace(/a/, f); f()`),
  'a deep text': '('.repeat(4000) + ')'.repeat(4000),
  'deep brackets': '['.repeat(9000),
  'deep functions': '(()=>'.repeat(1900),
  'deep templates': '`${'.repeat(3000),
  'deep JSON': scoring(`JSON.parse('['.repeat(2e5))`),
  'a deep regular expression': scoring(`new RegExp('('.repeat(2e5))`),
  'a regular expression that goes back and forth': scoring(`/^(a+)+$/.test('a'.repeat(40) + 'b')`),
  'a long text without an end': scoring(`let text = 'ab'; for (;;) text += text`),
  'an array without an end': scoring('const all = []; for (;;) all.push(all.length)'),
  'large arrays without an end': scoring('const all = []; for (;;) all.push(new Float64Array(1e4))'),
  'an array of 32 GB': scoring('new Float64Array(4e9)'),
  'a buffer at the brim': scoring('new ArrayBuffer(16e6)'),
  'a Map without an end': scoring('const all = new Map(); for (let i = 0; ; i++) all.set(i, {})'),
  'closures without an end': scoring('let f = () => 1; for (;;) { const g = f; f = () => g; }'),
  'symbols without an end': scoring('const all = {}; for (;;) all[Symbol()] = 1'),
  'memory to the brim and on': scoring(
    'try { for (let n = 1e6; n > 1; n /= 2) for (;;) kept.push(new Uint8Array(n)); } catch {}',
    'const kept = [];',
  ),
  'memory to the brim in small objects': scoring(
    'try { for (;;) kept = { kept }; } catch {}',
    'let kept = {};',
  ),
  'memory to the brim while it is defined': program(
    'acquisition: (mean, sd) => mean + sd',
    'let kept; try { for (;;) kept = { kept }; } catch {}',
  ),
  'memory to the brim in a test': program(
    'trigger: { test: () => { try { for (;;) kept = { kept }; } catch {} return { psi: 1, kappa: 2 }; } }',
    'let kept;',
  ),
  'streams without an end': program(
    `trigger: { test: ({ stream }) => { for (let i = 0; ; i++) stream('s' + i); } }`,
  ),
  'streams that catch': program(
    `trigger: { test: ({ stream }) => { for (let i = 0; i < 3e4; i++) try { stream('s' + i); } catch {} return {}; } }`,
  ),
  'likelihoods without an end': program(
    'trigger: { test: ({ keptLogLikelihood, t }) => { for (;;) keptLogLikelihood(t); } }',
  ),
  'a stream outside of a test': program(
    `trigger: { test: ({ stream }) => { kept = stream; return {}; } }, acquisition: (mean) => mean + (kept ? kept('later').normal() : 0)`,
    'let kept;',
  ),
  'a likelihood outside of a test': program(
    'trigger: { test: ({ freshLogLikelihood }) => { kept = freshLogLikelihood; return {}; } }, acquisition: (mean) => mean + (kept ? kept(2) : 0)',
    'let kept;',
  ),
  'information gain outside of a schedule': program(
    'schedule: (t, { informationGain }) => { kept = informationGain; return 2; }, acquisition: (mean, sd) => mean + sd * kept()',
    'let kept;',
  ),
};

/** What a count of jumps does not end soon, as each of them takes long: it stays until whoever runs it ends it by the clock. */
export const OUTLASTING: Attempts = {
  'recursion that catches': scoring('(function again() { try { again(); } catch { again(); } })()'),
  'an array of a huge length': scoring('String(new Array(2 ** 32 - 1))'),
  'a list of a huge length': scoring('[].indexOf.call({ length: 2 ** 53 - 1 }, 1)'),
  'large arrays filled for ever': scoring('for (;;) new Array(1e5).fill(1)'),
  'long texts compared for ever': scoring(`const text = 'a'.repeat(4e6); for (;;) text === text + 'x'`),
  'large whole numbers for ever': scoring('for (;;) (2n ** 900000n).toString()'),
};
