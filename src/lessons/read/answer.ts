import { readReference, subject } from '../notation.ts';
import type { Statement } from '../statement.ts';
import type { Predict, StepSettings } from '../step-shape.ts';

/** The right answer of a question, in words: the choice, or the value in a statement about this seed. */
export function answerOf(
  { choice, answer, level, place, step, curve, to }: Predict,
  { scene, with: changes, t }: StepSettings,
  statements: Readonly<Record<string, Statement>>,
): string {
  if (choice) return choice[(answer ?? 1) - 1];
  const asked = curve
    ? curve.map((letter) => `regret(${letter}, 1..${to})`)
    : [...(place ?? []), level, step].filter((one) => one !== undefined);
  const own = Object.values(statements).filter(
    (statement) => statement.values && !statement.over && !statement.with && statement.scene === scene,
  );
  if (changes) return '';
  const found = asked.map((reference) => stated(reference, t, own));
  // Of several steps only the first is the answer.
  if (step) return found[0]?.split(' ')[0] ?? '';
  return found.includes(null) ? '' : found.join(', ');
}

/** The value that a statement has for a measure; null where no statement has it. */
function stated(reference: string, t: number, statements: readonly Statement[]): string | null {
  for (const statement of statements) {
    const position = (statement.values ?? []).findIndex(
      (other) => named(other, statement.t ?? t) === named(reference, t),
    );
    if (position >= 0) return statement.is.split(', ')[position] ?? null;
  }
  return null;
}

/** A reference as a key, with the step filled in where it names none. */
function named(reference: string, t: number): string {
  const read = readReference(reference);
  const { lane, step } = subject(read, t);
  return JSON.stringify([read.measure, lane, step, read.given.slice(2)]);
}
