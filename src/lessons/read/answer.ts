import { measureByName } from '../measures/registry.ts';
import { readReference } from '../notation.ts';
import type { Statement } from '../statement.ts';
import { isStated, type Predict, type StepSettings } from '../step-shape.ts';

/** The right answer of a question, in words: the choice, or the value in a statement about this seed. */
export function answerOf(
  { choice, answer, level, place, step, curve, to, number, unit, value }: Predict,
  { scene, with: changes, t }: StepSettings,
  statements: Readonly<Record<string, Statement>>,
): string {
  if (choice) return choice[(answer ?? 1) - 1];
  if (isStated(number)) return withUnit(`${value}`.replace('-', '\u2212'), unit);
  const asked = curve
    ? curve.map((letter) => `regret(${letter}, 1..${to})`)
    : [...(place ?? []), level, step, number].filter((one) => one !== undefined);
  const own = Object.values(statements).filter(
    (statement) => statement.values && !statement.over && !statement.with && statement.scene === scene,
  );
  if (changes) return '';
  const found = asked.map((reference) => stated(reference, t, own, number !== undefined));
  // Of several steps only the first is the answer.
  if (step) return found[0]?.split(' ')[0] ?? '';
  return found.includes(null) ? '' : withUnit(found.join(', '), unit);
}

const withUnit = (text: string, unit: string): string => `${text} ${unit}`.trim();

/** The value that a statement has for a measure; null where no statement has it. */
function stated(
  reference: string,
  t: number,
  statements: readonly Statement[],
  ranged: boolean,
): string | null {
  for (const statement of statements) {
    const position = (statement.values ?? []).findIndex(
      (other) => named(other, statement.t ?? t, ranged) === named(reference, t, ranged),
    );
    if (position >= 0) return statement.is.split(', ')[position] ?? null;
  }
  return null;
}

/** A reference as a key, with the step filled in where it names none; ranges make a difference where a number is asked. */
function named(reference: string, t: number, ranged: boolean): string {
  const { measure, given } = readReference(reference);
  const kinds = measureByName(measure)?.arguments ?? [];
  const values = kinds.map((kind, i) =>
    kind === 'range' && !ranged ? '' : (given[i] ?? (kind === 'step' ? `${t}` : '')),
  );
  return JSON.stringify([measure, ...values]);
}
