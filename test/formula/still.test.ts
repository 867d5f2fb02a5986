import { describe, expect, it } from 'vitest';
import { FormulaError } from '../../src/formula/fault.ts';
import { parseFormula } from '../../src/formula/parse.ts';
import { requireStill } from '../../src/formula/still.ts';

function faultOf(text: string): FormulaError | null {
  try {
    requireStill(parseFormula(text));
    return null;
  } catch (error) {
    if (error instanceof FormulaError) return error;
    throw error;
  }
}

describe('a formula that stands still', () => {
  it.each(['x + w*T', 'p(x + w)', 'step(w, 0) > 0 ? x : -x'])('may be %s', (text) => {
    expect(faultOf(text)).toBeNull();
  });

  it.each([
    ['x + 2*t', /t has no place/, 't', null],
    ['x + drift(w, 0.1)', /no curve drifts/, 'drift(w, 0.1)', null],
    ['x + p(w, 60, 130)', /p is drawn once/, '60, 130)', 'x + p(w)'],
  ])('refuses %s at its place', (text, message, part, repaired) => {
    const fault = faultOf(text);
    expect(fault?.message).toMatch(message);
    expect(fault && text.slice(fault.at, fault.to)).toBe(part);
    const repair = fault?.repair;
    expect(repair ? text.slice(0, repair.at) + repair.text + text.slice(repair.to) : null).toBe(repaired);
  });
});
