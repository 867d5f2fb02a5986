import { describe, expect, it } from 'vitest';
import { PHASES } from '../../../src/algorithms/card.ts';
import { ALGORITHMS } from '../../../src/algorithms/registry.ts';
import * as SOURCES from '../../../src/algorithms/sources.about.ts';
import type { AlgorithmSpec } from '../../../src/algorithms/spec.ts';
import { gridCandidates } from '../../../src/contracts/grid.ts';
import { fillSlots } from '../../../src/engine/lane/lane-slots.ts';
import { cardOf } from '../../../web/cards/card.ts';

const cards = ALGORITHMS.flatMap((spec) => {
  const card = cardOf(spec.id);
  return card ? [[spec.id, spec, card] as const] : [];
});

const WORLD = {
  candidates: gridCandidates([[0, 1]], 20),
  inputDimension: 1,
  modelNoiseVariance: 0.01,
  changePoints: [],
  environment: { designs: 5 },
};
const resetsByDefault = (spec: AlgorithmSpec): boolean =>
  fillSlots(spec, {}, 100, WORLD)?.trigger.resets ?? false;

describe('the card of an algorithm', () => {
  it('is there for every one, in its about-file', () => {
    expect(cards.map(([id]) => id)).toEqual(ALGORITHMS.map(({ id }) => id));
  });

  it.each(cards)('%s has its formula, its step by phases, assumptions and cost', (_, __, card) => {
    expect(card.formula.length).toBeGreaterThan(0);
    expect(card.step.some(([phase]) => phase === 'query')).toBe(true);
    for (const [phase] of card.step) expect([null, ...PHASES]).toContain(phase);
    expect(card.assumes.length).toBeGreaterThan(0);
    expect(card.cost.length).toBeGreaterThan(0);
    const texts = [card.formula, card.cost, ...card.assumes, ...card.step.map(([, text]) => text)];
    for (const text of texts) expect(text.split('$').length % 2, text).toBe(1);
  });

  it.each(cards)('%s tests and resets in its step where the algorithm does', (_, spec, card) => {
    expect(card.step.some(([phase]) => phase === 'reset')).toBe(resetsByDefault(spec));
    if (spec.slots === null) expect(card.sources).toEqual([]);
  });

  it('names as sources works of the one list', () => {
    const used = new Set(cards.flatMap(([, , { sources }]) => sources));
    expect([...used].every((source) => Object.values(SOURCES).includes(source))).toBe(true);
  });
});
