import { LANE_LETTERS, type LaneLetter } from '../contracts/scenario.ts';
import { suggestion } from '../parameters/nearest.ts';
import { cut } from '../parameters/quoted.ts';
import { MEASURES, measureByName } from './measures/registry.ts';
import type { Argument, ArgumentValues, Measured, MeasuredRun, StepRange } from './measures/spec.ts';

/** A measure as a lesson names it: "regret(B, 61..130)". */
export interface Reference {
  readonly measure: string;
  /** As written, in order; those at the end may be missing. */
  readonly given: readonly string[];
}

const FORM = /^([a-z][a-z0-9-]*)\(([^()]*)\)$/;
/** Longest name with its arguments. */
const LONGEST = 120;

/** What is wrong with a reference, in words that follow its place; null: nothing is wrong. */
export function referenceFault(text: string): string | null {
  const [, name, inside] = (text.length <= LONGEST && FORM.exec(text.trim())) || [];
  if (name === undefined)
    return `must name a measure with what it is of in brackets, as "regret(B, 61..130)", got "${cut(text)}"`;
  const spec = measureByName(name);
  if (!spec)
    return `names no measure: "${cut(name)}"; ${suggestion(
      name,
      MEASURES.map((known) => known.name),
    )}`;
  const given = split(inside);
  if (given.length > spec.arguments.length)
    return `gives ${name} ${given.length} arguments; it takes ${spec.arguments.join(', ') || 'none'}`;
  for (const [i, kind] of spec.arguments.entries()) {
    if (given[i] === undefined) {
      if (MAY_BE_LEFT_OUT.includes(kind)) continue;
      return `gives ${name} no ${kind}; it takes ${spec.arguments.join(', ')}`;
    }
    if (READ[kind](given[i]) === null) return `gives ${name} "${cut(given[i])}" where it takes ${RULE[kind]}`;
  }
  return null;
}

const split = (inside: string): string[] =>
  inside.trim() === '' ? [] : inside.split(',').map((one) => one.trim());

const MAY_BE_LEFT_OUT: readonly Argument[] = ['step', 'range'];

const RULE: Readonly<Record<Argument, string>> = {
  lane: 'the letter of a lane',
  step: 'a step, as 61',
  range: 'a range of steps, as 61..130, 61.. or ..60',
  number: 'a number',
  path: 'the place of a value in the scenario, as noiseVariance',
};

const wholeNumber = (text: string): number | null => (/^[1-9]\d{0,5}$/.test(text) ? Number(text) : null);

const READ: { readonly [Kind in Argument]: (text: string) => ArgumentValues[Kind] | null } = {
  lane: (text) => LANE_LETTERS.find((letter) => letter === text) ?? null,
  step: wholeNumber,
  range: readRange,
  number: (text) => (/^-?\d+(\.\d+)?$/.test(text) ? Number(text) : null),
  path: (text) => (/^[A-Za-z][\w.]*$/.test(text) ? text : null),
};

function readRange(text: string): StepRange | null {
  const [, from, to] = /^(\d*)\.\.(\d*)$/.exec(text) ?? [];
  if (from === undefined) return null;
  const range = { from: Number(from || 1), to: to ? Number(to) : Number.POSITIVE_INFINITY };
  return range.from >= 1 && range.to >= range.from ? range : null;
}

/** Parses a reference that is known to be valid. */
export function readReference(text: string): Reference {
  const [, measure, inside] = FORM.exec(text.trim()) as RegExpExecArray;
  return { measure, given: split(inside) };
}

/** The value of an argument that is left out. */
const leftOut = (kind: Argument, t: number): ArgumentValues[Argument] =>
  kind === 'step' ? t : { from: 1, to: Number.POSITIVE_INFINITY };

type AnyValues = readonly never[];

function valuesOf({ measure, given }: Reference, t: number): AnyValues {
  const kinds = measureByName(measure)?.arguments ?? [];
  return kinds.map((kind, i) =>
    given[i] === undefined ? leftOut(kind, t) : READ[kind](given[i]),
  ) as unknown as AnyValues;
}

/** Reads a measure off a run; null where it is not known yet. */
export function measured(run: MeasuredRun, reference: Reference): Measured {
  const value = measureByName(reference.measure)?.of(run, ...(valuesOf(reference, run.t) as [])) ?? null;
  return typeof value === 'number' && !Number.isFinite(value) ? null : value;
}

/** The lane and step that a reference is about; the step shown where it names none. */
export function subject(reference: Reference, t: number): { lane: LaneLetter | null; step: number } {
  const kinds = measureByName(reference.measure)?.arguments ?? [];
  const values: readonly unknown[] = valuesOf(reference, t);
  const lane = kinds.indexOf('lane');
  const step = kinds.indexOf('step');
  return {
    lane: lane < 0 ? null : (values[lane] as LaneLetter),
    step: step < 0 ? t : (values[step] as number),
  };
}

/** The lanes and the steps that a reference names explicitly; a range contributes its ends. */
export function lanesAndSteps(reference: Reference): { lanes: LaneLetter[]; steps: number[] } {
  const kinds = measureByName(reference.measure)?.arguments ?? [];
  const values: readonly unknown[] = valuesOf(reference, 1);
  const of = (kind: Argument) => values.filter((_, i) => kinds[i] === kind);
  const ends = (of('range') as StepRange[]).flatMap(({ from, to }) => [from, to]);
  return {
    lanes: of('lane') as LaneLetter[],
    steps: [...(of('step') as number[]), ...ends].filter((step) => Number.isFinite(step)),
  };
}

/** The frame that a measure requires; null where records are enough. */
export function frameWanted(reference: Reference, t: number): { lane: LaneLetter; step: number } | null {
  const spec = measureByName(reference.measure);
  const { lane } = subject(reference, t);
  const step = spec?.frameAt?.(...(valuesOf(reference, t) as []));
  return step === undefined || lane === null ? null : { lane, step };
}

/** A number for display: a true minus sign and the given number of decimals. */
export function written(value: Measured, digits: number, between = ' '): string {
  if (value === null) return '–';
  if (typeof value !== 'number') return value.map((one) => written(one, digits)).join(between) || 'none';
  const text = Math.abs(value).toFixed(digits);
  return value < 0 && Number(text) !== 0 ? `\u2212${text}` : text;
}

const asSet = (value: number): string => String(value).replace('-', '\u2212');

/** A measure with its own number of decimals; a setting keeps the digits it was given with. */
export function writtenAs(reference: Reference, value: Measured, between = ', '): string {
  if (reference.measure === 'setting' && value !== null)
    return [value].flat().map(asSet).join(', ') || 'none';
  return written(value, measureByName(reference.measure)?.digits ?? 2, between);
}
