import { expect } from 'vitest';
import type { Explanation, ParamSpec } from '../../src/index.ts';
import { resolveParameters } from '../../src/parameters/resolve.ts';
import { isVisible } from '../../src/parameters/visible.ts';

/** Every text is there, without space around it: names, labels, sources. */
export function checkTexts(texts: Readonly<Record<string, string>>) {
  for (const [what, text] of Object.entries(texts)) expect(text, what).toMatch(/^\S(.*\S)?$/);
}

/** Two sentences or more, from a capital to a full stop. */
const SENTENCES = /^\p{Lu}.*[^.\s]\. [\p{Lu}\d$].*\.$/u;

/** A record's parameters: named once, described, in range, and shown under conditions that can come true. */
export function checkParameters(parameters: readonly ParamSpec[]) {
  expect(new Set(parameters.map(({ id }) => id)).size).toBe(parameters.length);
  for (const spec of parameters) {
    const { id, label, help, visibleWhen } = spec;
    checkTexts({ [`${id}: label`]: label });
    expect(help, `${id}: a sentence for what it is, one for what follows`).toMatch(SENTENCES);
    if (spec.type === 'number' || spec.type === 'integer') {
      expect(spec.default).toBeGreaterThanOrEqual(spec.min);
      expect(spec.default).toBeLessThanOrEqual(spec.max);
    }
    if (spec.type === 'choice') expect(spec.choices.map(({ value }) => value)).toContain(spec.default);
    if (visibleWhen) checkCondition(visibleWhen, parameters);
  }
}

function checkCondition(
  { parameter, in: wanted }: NonNullable<ParamSpec['visibleWhen']>,
  parameters: readonly ParamSpec[],
) {
  const parent = parameters.find(({ id }) => id === parameter);
  expect(parent, `there is a parameter ${parameter}`).toBeDefined();
  expect(wanted).not.toEqual([]);
  if (parent?.type === 'choice')
    expect(parent.choices.map(({ value }) => value)).toEqual(expect.arrayContaining([...wanted]));
}

/** A line of "Why here, why now?": words on both sides, no number gone astray, marks closed. */
export function checkExplanation({ label, text }: Explanation) {
  checkTexts({ label, text });
  expect(`${label} ${text}`).not.toMatch(/NaN|undefined|null|Infinity|\[object/);
  for (const part of [label, text])
    for (const mark of ['$', '**']) expect(part.split(mark).length % 2, `${mark} in ${part}`).toBe(1);
}

/** Ids of the parameters that the form shows when a choice has this value and all else its default. */
export function shown(parameters: readonly ParamSpec[], values: Record<string, string>): string[] {
  const all = resolveParameters(parameters, values);
  return parameters.filter((spec) => isVisible(spec, parameters, all)).map(({ id }) => id);
}
