import { describe, expect, it } from 'vitest';
import { sensitivityFigure } from '../../../src/experiments/bpt/sensitivity-figure.ts';
import type { Design } from '../../../src/experiments/spec.ts';

const figure = (algorithm: 'bpt-ucb' | 'bpt-lse') =>
  sensitivityFigure({
    figure: 90,
    title: 'How much m matters',
    algorithm,
    rows: { setting: 'm', values: [2, 3] },
    columns: { setting: 'beta', values: [1] },
    claims: (columns) =>
      columns.map(({ name }) => ({ text: name, check: () => ({ verdict: 'reproduced', detail: '' }) })),
  });
const designOf = (algorithm: 'bpt-ucb' | 'bpt-lse') => figure(algorithm).design as Design;

describe('a figure on β and m', () => {
  it('is named by its number', () => {
    const { id, source } = figure('bpt-ucb');
    expect(id).toBe('bpt-fig90');
    expect(source).toMatch(/Fig\. 90$/);
  });

  it('has regrets on three functions for BPT-UCB', () => {
    const { columns, curveOf } = designOf('bpt-ucb');
    expect(columns.map(({ name }) => name)).toEqual([
      'GP draw, β = 1',
      'Rosenbrock, β = 1',
      'McCormick, β = 1',
    ]);
    expect(curveOf).toBe('instant regret');
  });

  it('has F1 on three others for BPT-LSE', () => {
    const { columns, curveOf } = designOf('bpt-lse');
    expect(columns.map(({ name }) => name)).toEqual([
      'GP draw, β = 1',
      'Himmelblau, β = 1',
      'Goldstein–Price, β = 1',
    ]);
    expect(curveOf).toBe('F1');
  });

  it('makes its claims about its own columns', () => {
    const { claims, columns } = designOf('bpt-lse');
    expect(claims.map(({ text }) => text)).toEqual(columns.map(({ name }) => name));
  });
});
