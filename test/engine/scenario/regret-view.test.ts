import { describe, expect, it } from 'vitest';
import { fittingRegretView } from '../../../src/engine/scenario/regret-view.ts';
import { parseScenario } from '../../../src/engine/scenario/validate.ts';

describe('fittingRegretView', () => {
  it('reads the answer first where there is an environment, the total elsewhere', () => {
    expect(fittingRegretView(undefined, { environment: true })).toBe('answer');
    expect(fittingRegretView(undefined, {})).toBe('total');
  });

  it('keeps what is wanted where the objective has it', () => {
    for (const view of ['answer', 'total', 'average', 'f1', 'table'] as const)
      expect(fittingRegretView(view, { environment: true })).toBe(view);
    for (const view of ['total', 'average', 'paid', 'table'] as const)
      expect(fittingRegretView(view, {})).toBe(view);
  });

  it('falls back to the total where there are no answers', () => {
    expect(fittingRegretView('answer', {})).toBe('total');
    expect(fittingRegretView('f1', {})).toBe('total');
  });

  it('falls back to the answer where regret is not split by cause', () => {
    expect(fittingRegretView('paid', { environment: true })).toBe('answer');
  });
});

describe('a scenario from outside', () => {
  const view = (objective: string, regret?: string) =>
    parseScenario({
      objective: { id: objective },
      lanes: [{ algorithm: 'gp-ucb' }],
      ...(regret && { view: { regret } }),
    }).view.regret;

  it('opens on the reading that its objective has', () => {
    expect(view('threshold-gp')).toBe('answer');
    expect(view('threshold-gp', 'f1')).toBe('f1');
    expect(view('abrupt-change-1d')).toBe('total');
    expect(view('abrupt-change-1d', 'f1')).toBe('total');
    expect(() => view('abrupt-change-1d', 'sum')).toThrow('view.regret must be one of');
  });
});
