import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { evaluator } from '../../src/formula/evaluate.ts';
import { changePointsOf, symbolsOf } from '../../src/formula/facts.ts';
import { FormulaError } from '../../src/formula/fault.ts';
import { parseFormula } from '../../src/formula/parse.ts';
import { cos, exp, sin } from '../../src/math/index.ts';
import { createStream } from '../../src/random/stream.ts';

const x = Float64Array.from({ length: 11 }, (_, i) => i / 10);
const context = {
  coordinates: { x },
  constants: { T: 200, pi: Math.PI, e: Math.E, a: 2 },
  lengthscale: 0.2,
  stream: (call: number) => createStream(7, 'formula', call),
};
const valuesOf = (text: string, t = 1) => [...evaluator(parseFormula(text), context)(t)];
const middleOf = (text: string, t = 1) => valuesOf(text, t)[5];

function faultOf(text: string): FormulaError {
  try {
    parseFormula(text);
  } catch (error) {
    if (error instanceof FormulaError) return error;
    throw error;
  }
  throw new Error(`"${text}" was read`);
}

describe('the value of a formula', () => {
  it.each([
    ['1 + 2 * 3', 7],
    ['(1 + 2) * 3', 9],
    ['-2^2', -4],
    ['2^3^2', 512],
    ['2^-1', 0.5],
    ['8 / 4 / 2', 1],
    ['7 - 4 - 2', 1],
    ['--3', 3],
    ['1e-3 + .5', 0.501],
    ['x', 0.5],
    ['t * a', 2],
    ['T / 100', 2],
    ['1 < 2', 1],
    ['2 <= 1', 0],
    ['t > 60 ? 1 : x > 0.4 ? 2 : 3', 2],
    ['min(3, 1, 2) + max(1, 2)', 3],
    ['floor(-1.5) + sign(-3) + abs(-2)', -1],
    ['sqrt(x + 0.5)', 1],
    ['step(t, 5) + ramp(t, 0, 2) + mix(1, 3, 0.5)', 2.5],
    ['peak(x, 0.5, 0.1)', 1],
    ['tanh(0) + tan(0) + log(1)', 0],
  ])('%s', (text, value) => {
    expect(middleOf(text)).toBeCloseTo(value, 14);
  });

  it('is that of a loop written by hand, to the last bit', () => {
    const text = 'sin(3*x + 0.05*t) * exp(-(x - 0.3 - 0.002*t)^2 / 0.02) + 0.5*cos(7*x)*x';
    const byHand = (u: number, t: number) => {
      const v = u - 0.3 - 0.002 * t;
      return sin(3 * u + 0.05 * t) * exp(-(v * v) / 0.02) + 0.5 * cos(7 * u) * u;
    };
    for (const t of [1, 2, 50, 199]) expect(valuesOf(text, t)).toEqual([...x].map((u) => byHand(u, t)));
  });

  it('at a step does not depend on the steps asked for before', () => {
    const text = 'p(x, 3, 7) + drift(x, 0.1) + sin(t)';
    const walked = evaluator(parseFormula(text), context);
    for (let t = 1; t < 10; t++) walked(t);
    expect([...walked(10)]).toEqual(valuesOf(text, 10));
  });

  it('has random curves of variance 1 that jump where they are told, and nowhere else', () => {
    const at = (t: number) => valuesOf('p(x, 3)', t);
    expect(at(3)).toEqual(at(1));
    expect(at(4)).not.toEqual(at(3));
    expect(at(9)).toEqual(at(4));
    const draws = Array.from({ length: 400 }, (_, seed) => {
      const stream = (call: number) => createStream(seed, call);
      return evaluator(parseFormula('p(x)'), { ...context, stream })(1)[5];
    });
    const variance = draws.reduce((sum, value) => sum + value * value, 0) / draws.length;
    // Four standard errors of the variance of 400 normal numbers.
    expect(Math.abs(variance - 1)).toBeLessThan(4 * Math.sqrt(2 / 400));
  });

  it('drifts like a chain: values n steps apart correlate by (1 − ε)^{n/2}', () => {
    const [rate, lag] = [0.1, 4];
    let [product, square] = [0, 0];
    for (let seed = 0; seed < 400; seed++) {
      const stream = (call: number) => createStream(seed, call);
      const values = evaluator(parseFormula(`drift(x, ${rate})`), { ...context, stream });
      const [before, after] = [values(2)[5], values(2 + lag)[5]];
      product += before * after;
      square += before * before;
    }
    expect(product / square).toBeCloseTo((1 - rate) ** (lag / 2), 1);
  });
});

describe('what a formula says of itself', () => {
  it('which letters become sliders, in their order', () => {
    const tree = parseFormula('a*exp(-((x - r*sin(2*pi*t/T))/w)^2) + a*e');
    expect(symbolsOf(tree, ['x'])).toEqual(['a', 'r', 'w']);
  });

  it('after which steps it jumps', () => {
    const constants = { c: 90.5 };
    const jumps = (text: string) => changePointsOf(parseFormula(text), constants, 200);
    expect(jumps('step(t, 60) + p(x, 130, 60)')).toEqual([60, 130]);
    expect(jumps('t > c ? 1 : 0')).toEqual([90]);
    expect(jumps('50 <= t ? 1 : x > 3')).toEqual([50]);
    expect(jumps('step(x, 60) + step(t, 200) + step(t, 0)')).toEqual([]);
  });
});

describe('a formula that cannot be read', () => {
  it.each([
    ['', /empty/, 0, 0, null],
    ['   ', /empty/, 0, 0, null],
    ['2x', /multiplication sign/, 0, 2, '2*x'],
    ['2 3', /multiplication sign/, 0, 3, '2* 3'],
    ['x in y', /multiplication sign/, 0, 4, null],
    ['(x+1)(x)', /multiplication sign/, 4, 6, '(x+1)*(x)'],
    ['sin x', /needs its inputs: sin\(x\)/, 0, 3, null],
    ['a*exp(-((x-1))', /never closed/, 5, 6, 'a*exp(-((x-1)))'],
    ['a*exp(-((x-1)/w)^2 + 0.5*p(x)', /never closed/, 5, 6, 'a*exp(-((x-1)/w)^2) + 0.5*p(x)'],
    ['sin(x + 1', /never closed/, 3, 4, 'sin(x + 1)'],
    ['2*(x + a*t', /never closed/, 2, 3, '2*(x + a*t)'],
    ['x)', /never opened/, 1, 2, 'x'],
    ['x +', /missing after “\+”/, 2, 3, 'x '],
    ['* x', /missing before “\*”/, 0, 1, null],
    ['()', /nothing between/, 1, 2, null],
    ['max(1,)', /nothing between/, 6, 7, null],
    ['max(,1)', /missing before this comma/, 4, 5, null],
    ['0,5*x', /with a point/, 1, 2, '0.5*x'],
    ['x, t', /comma/, 1, 2, null],
    ['sinn(x)', /no function sinn. Did you mean sin\?/, 0, 4, 'sin(x)'],
    ['qqq(x)', /no function qqq. Known: exp/, 0, 3, null],
    ['sin(x, 1)', /sin takes 1 input, as in sin\(x\); here it has 2/, 0, 9, null],
    ['peak()', /takes 3 inputs/, 0, 6, null],
    ['x**2', /power is written with \^/, 1, 3, 'x^2'],
    ['x = 1', /compared/, 2, 3, 'x > 1'],
    ['x == 1', /compared/, 2, 4, 'x > 1'],
    ['1 < x < 2', /two values at a time/, 6, 7, null],
    ['t > 3 ? 1', /no “: otherwise”/, 6, 7, 't > 3 ? 1 : 0'],
    ['x − 1', /Minus/, 2, 3, 'x - 1'],
    ['a.b', /“\.” means nothing/, 1, 2, null],
    ['x; y', /“;” means nothing/, 1, 2, null],
    ['a\u200bb', /means nothing/, 1, 2, null],
    ['"x"', /means nothing/, 0, 1, null],
  ])('“%s” is refused at its place', (text, message, at, to, repaired) => {
    const fault = faultOf(text);
    expect(fault.message).toMatch(message);
    expect([fault.at, fault.to]).toEqual([at, to]);
    if (repaired === null) return;
    const { repair } = fault;
    expect(repair && text.slice(0, repair.at) + repair.text + text.slice(repair.to)).toBe(repaired);
  });

  it.each([
    ['too long', `x${'+x'.repeat(600)}`],
    ['of too many parts', Array(300).fill('1').join('+')],
    ['nested too deep', `${'('.repeat(100)}x${')'.repeat(100)}`],
    ['of towers of powers', Array(190).fill('x').join('^')],
    ['with a name that is no letter', 'a'.repeat(41)],
    ['of names from the language', '__proto__'],
  ])('%s is refused', (_, text) => {
    expect(faultOf(text)).toBeInstanceOf(FormulaError);
  });

  it('takes names from the language as plain symbols', () => {
    expect(symbolsOf(parseFormula('constructor + toString'), ['x'])).toEqual(['constructor', 'toString']);
    expect(() => valuesOf('constructor')).toThrow(/constructor has no value/);
    expect(faultOf('constructor(1)').message).toMatch(/no function constructor/);
  });

  it('whatever it is, is read or refused at a place inside the text, in one short sentence', () => {
    const piece = fc.constantFrom(
      ...[
        'x',
        't',
        'a',
        'sin',
        'p',
        'drift',
        'mix',
        '(',
        ')',
        ',',
        '+',
        '-',
        '*',
        '/',
        '^',
        '?',
        ':',
        '<',
        '>=',
      ],
      ...['1', '0.5', '2e3', ' ', '=', '.', '**', 'π', '\u200b', '"', 'constructor'],
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 40 }), (pieces) => {
        const text = pieces.join('');
        try {
          const tree = parseFormula(text);
          if (symbolsOf(tree, ['x']).every((name) => name === 'a')) evaluator(tree, context)(3);
        } catch (error) {
          if (!(error instanceof FormulaError)) throw error;
          const { at, to, message, repair } = error;
          expect(at >= 0 && at <= to && to <= text.length).toBe(true);
          expect(message.length).toBeLessThan(200);
          if (repair) expect(repair.at <= repair.to && repair.to <= text.length).toBe(true);
        }
      }),
      { numRuns: 3000 },
    );
  });
});

describe('an input that must stand still', () => {
  it.each(['p(x, t)', 'drift(x, x)', 'drift(x, 2)'])('refuses %s', (text) => {
    expect(() => valuesOf(text)).toThrow(FormulaError);
  });
});
