import * as words from '#words/forms/parameters';
import { areRight, type NumbersParam, numbersRule } from '../../src/parameters/numbers.ts';
import { cut } from '../../src/parameters/quoted.ts';
import type { NumberListParam, NumberParam, StepListParam } from '../../src/parameters/spec.ts';
import { plainMath } from '../../src/picture/math.ts';
import { toldRule } from '../told/told-rule.ts';

/** A typed value, or why it is invalid: a sentence with place, rule and value. */
export type Parsed<T> = { readonly value: T } | { readonly fault: string };

/** A number in its usual form: integers in full, others with at most four digits, U+2212 for minus. */
export function formatNumber(value: number): string {
  return String(Number.isInteger(value) ? value : Number(value.toPrecision(4))).replace('-', '−');
}

/** A list in its usual form: "60, 130"; "none" when empty. */
export function formatList(values: readonly number[]): string {
  return values.length ? values.map(formatNumber).join(', ') : words.none;
}

function toNumber(text: string): number {
  const plain = text
    .trim()
    .replace('−', '-')
    .replace(/^(-?\d*),(\d+)$/, '$1.$2');
  return plain === '' ? Number.NaN : Number(plain);
}

/** Parses a typed number against its spec. Accepts U+2212 and a decimal comma. */
export function parseNumber(spec: NumberParam, text: string): Parsed<number> {
  return checked(spec, toNumber(text), text);
}

/** Parses a comma-separated list of steps; "none" or nothing is the empty list. */
export function parseSteps(spec: StepListParam, text: string): Parsed<number[]> {
  return checked(spec, numbersIn(text), text);
}

/** Parses a comma-separated list of numbers; "none" or nothing is the empty list. */
export function parseNumbers(spec: NumberListParam, text: string): Parsed<number[]> {
  return checked(spec, numbersIn(text), text);
}

/** The typed value, or its fault in the words used for every other input. */
function checked<T>(spec: NumbersParam, value: T, text: string): Parsed<T> {
  if (areRight(spec, value)) return { value };
  return {
    fault: words.refused({
      label: plainMath(spec.label),
      rule: toldRule(numbersRule(spec)),
      typed: shown(text),
      because: toldRule(spec.because ?? ''),
    }),
  };
}

function numbersIn(text: string): number[] {
  const trimmed = text.trim();
  return trimmed === '' || trimmed === words.none ? [] : trimmed.split(/[\s,;]+/).map(toNumber);
}

function shown(text: string): string {
  const trimmed = text.trim();
  return trimmed === '' ? words.nothing : cut(trimmed, 25);
}
