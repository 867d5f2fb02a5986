import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ALGORITHMS } from '../../../src/algorithms/registry.ts';
import type { AlgorithmSpec } from '../../../src/algorithms/spec.ts';
import { gridCandidates } from '../../../src/contracts/grid.ts';
import { fillSlots } from '../../../src/engine/lane/lane-slots.ts';
import type { Card } from '../../../web/cards/card.ts';
import * as SOURCES from '../../../web/cards/sources.ts';
import { PHASES } from '../../../web/store/playback.ts';

const FOLDER = join(import.meta.dirname, '../../../web/cards/algorithms');
const files = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' }).filter((name) =>
  name.endsWith('.ts'),
);
const cards = await Promise.all(
  files.map(async (name) => {
    const { card } = (await import(join(FOLDER, name))) as { readonly card: Card };
    return [basename(name, '.ts'), card] as const;
  }),
);

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
  it.each(ALGORITHMS.map(({ id }) => id))('is there for %s', (id) => {
    expect(cards.map(([name]) => name)).toContain(id);
  });

  it.each(cards)('%s has its formula, its step by phases, assumptions and cost', (_, card) => {
    expect(card.formula.length).toBeGreaterThan(0);
    expect(card.step.some(([phase]) => phase === 'query')).toBe(true);
    for (const [phase] of card.step) expect([null, ...PHASES]).toContain(phase);
    expect(card.assumes.length).toBeGreaterThan(0);
    expect(card.cost.length).toBeGreaterThan(0);
    const texts = [card.formula, card.cost, ...card.assumes, ...card.step.map(([, text]) => text)];
    for (const text of texts) expect(text.split('$').length % 2, text).toBe(1);
  });

  it.each(cards)('%s tests and resets in its step where the algorithm does', (id, card) => {
    const spec = ALGORITHMS.find((algorithm) => algorithm.id === id);
    const resets = spec !== undefined && resetsByDefault(spec);
    expect(card.step.some(([phase]) => phase === 'reset')).toBe(resets);
    if (spec?.slots === null) expect(card.sources).toEqual([]);
  });

  it('names as sources works of the one list', () => {
    const used = new Set(cards.flatMap(([, { sources }]) => sources));
    expect([...used].every((source) => Object.values(SOURCES).includes(source))).toBe(true);
  });
});
