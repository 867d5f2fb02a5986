import type { NumberListParam, NumberParam, StepListParam } from '../../../src/parameters/spec.ts';
import { plainMath } from '../../ui/math-parse.ts';

/** A typed value, or why it cannot be: a sentence with place, rule and value. */
export type Parsed<T> = { readonly value: T } | { readonly fault: string };

/** A number as people write it: integers whole, others with at most four significant digits, U+2212 for minus. */
export function formatNumber(value: number): string {
  return String(Number.isInteger(value) ? value : Number(value.toPrecision(4))).replace('-', '−');
}

/** A list as people write it: "60, 130"; "none" when empty. */
export function formatList(values: readonly number[]): string {
  return values.length ? values.map(formatNumber).join(', ') : 'none';
}

function toNumber(text: string): number {
  const plain = text
    .trim()
    .replace('−', '-')
    .replace(/^(-?\d*),(\d+)$/, '$1.$2');
  return plain === '' ? Number.NaN : Number(plain);
}

/** Reads a typed number against its spec. Accepts U+2212 and a decimal comma. */
export function parseNumber(spec: NumberParam, text: string): Parsed<number> {
  const value = toNumber(text);
  const rule = numberRule(spec, value);
  return rule === null
    ? { value }
    : { fault: `${plainMath(spec.label)} must be ${rule}, got ${shown(text)}.` };
}

/** The rule that `value` breaks, in words; null when it keeps them all. */
function numberRule(spec: NumberParam, value: number): string | null {
  const { min, max } = spec;
  if (!Number.isFinite(value)) return spec.type === 'integer' ? 'a whole number' : 'a number';
  if (spec.type === 'integer' && !Number.isInteger(value)) return 'a whole number';
  if (spec.exclusiveMin && value <= min) return `> ${formatNumber(min)}`;
  if (value < min) return `≥ ${formatNumber(min)}`;
  if (value > max) return `≤ ${formatNumber(max)}`;
  return null;
}

/** Reads a comma list of steps; "none" or nothing is the empty list. */
export function parseSteps(spec: StepListParam, text: string): Parsed<number[]> {
  const trimmed = text.trim();
  if (trimmed === '' || trimmed === 'none') return { value: [] };
  const steps = trimmed.split(/[\s,;]+/).map(Number);
  const rule = stepsRule(spec, steps);
  return rule === null
    ? { value: steps }
    : { fault: `${plainMath(spec.label)} must be ${rule}, got ${shown(text)}.` };
}

/** Reads a comma list of numbers; "none" or nothing is the empty list. */
export function parseNumbers(spec: NumberListParam, text: string): Parsed<number[]> {
  const trimmed = text.trim();
  if (trimmed === '' || trimmed === 'none') return { value: [] };
  const values = trimmed.split(/[\s,;]+/).map(toNumber);
  const rule = values.every(Number.isFinite)
    ? values.some((value) => value < spec.min || value > spec.max)
      ? `between ${spec.min} and ${spec.max}`
      : null
    : 'numbers between commas';
  return rule === null
    ? { value: values }
    : { fault: `${plainMath(spec.label)} must be ${rule}, got ${shown(text)}.` };
}

function stepsRule({ min, max }: StepListParam, steps: readonly number[]): string | null {
  if (!steps.every(Number.isInteger)) return 'whole numbers between commas';
  if (steps.some((step) => step < min || step > max)) return `between ${min} and ${max}`;
  if (steps.some((step, i) => i > 0 && step <= steps[i - 1])) return 'increasing';
  return null;
}

function shown(text: string): string {
  const trimmed = text.trim();
  return trimmed === '' ? 'nothing' : trimmed.length > 24 ? `${trimmed.slice(0, 24)}…` : trimmed;
}
