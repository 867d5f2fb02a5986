import { describe, expect, it } from 'vitest';
import { parseScenario } from '../../../../src/engine/scenario/validate.ts';
import { caption } from '../../../../web/pictures/caption.ts';
import { settingLines } from '../../../../web/share/print/settings.ts';

const LANES = [{ algorithm: 'gp-ucb' }];
const told = (input: object): string => settingLines(parseScenario({ lanes: LANES, ...input })).join('\n');
const formula = (symbols: Record<string, number>) =>
  told({ objective: { id: 'formula-1d', parameters: { formula: 'a * x + sin(t)', symbols } } });

describe('the settings of a summary', () => {
  it('give every letter of a formula its value', () => {
    expect(formula({ a: 1.3 })).toContain(', a = 1.3');
    expect(formula({})).not.toMatch(/\ba = |Symbols/);
  });

  it('count key frames', () => {
    expect(told({ objective: { id: 'drawn' } })).toMatch(/, \d key frames/);
  });

  it('say what a response takes where the world does not wait', () => {
    const input = { objective: { id: 'gp-chain-1d' }, response: { base: 1, factor: 0.01, power: 2 } };
    expect(told(input)).toContain(
      'a query takes 1 + 0.01 n^2 s, n the observations held, a step of the world 1 s',
    );
    expect(told({ objective: { id: 'gp-chain-1d' } })).not.toContain('a query takes');
  });

  it('name a table and the rows that train, and leave out what it has not', () => {
    const values = Array.from({ length: 9 }, (_, row) => [row, 9 - row, row * row]);
    const dataset = { name: 'three', arms: ['u', 'v', 'w'], times: values.map((_, row) => `${row}`), values };
    const lines = told({ objective: { id: 'dataset', dataset } });
    expect(lines).toContain('table “three”, Training rows: 3');
    expect(lines).not.toMatch(/Grid points|\bl = /);
  });

  it('never show the inside of a value', () => {
    for (const id of ['formula-1d', 'formula-2d', 'formula-environment', 'drawn'])
      expect(told({ objective: { id }, lanes: [{ algorithm: 'random' }] }), id).not.toContain('[object');
  });

  it('say of a lane that its posterior is a state', () => {
    const scenario = parseScenario({
      objective: { id: 'gp-chain-1d' },
      lanes: [{ algorithm: 'gp-ucb', posterior: 'kalman' }],
    });
    const [, lane] = caption({ scenario, step: 1, engine: '0.2.0', address: '' });
    expect(lane).toBe('A: GP-UCB, Kalman posterior on the candidates');
  });
});
