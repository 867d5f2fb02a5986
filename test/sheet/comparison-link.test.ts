import { expect, it } from 'vitest';
import { OPENING } from '../../src/engine/scenes/opening.ts';
import { readAddress } from '../../src/index.ts';
import { comparisonLink } from '../../src/sheet/comparison-link.ts';

const { scenario } = OPENING;
const compared = { measure: 'average', replicates: 50, horizon: 140 } as const;

it('carries measure, step, seeds and the whole scenario', () => {
  const link = comparisonLink(scenario, compared);
  expect(link).toMatch(/^#compare\/of=average&after=140\/v2\./);
  const opened = readAddress(link);
  expect(opened.scenario.view.seeds).toBe(50);
  expect(comparisonLink(opened.scenario, compared)).toBe(link);
});

it('is the same from a first visit, which hides what is to come', () => {
  const hiding = { ...scenario, view: { ...scenario.view, hide: 'future' } } as const;
  expect(comparisonLink(hiding, compared)).toBe(comparisonLink(scenario, compared));
});
