import { none } from '#words/lessons/statement';
import type { MeasuredRun } from '../../src/lessons/measures/spec.ts';
import { measured, readReference, referenceFault, writtenAs } from '../../src/lessons/notation.ts';

/** A text with the run's numbers in place of "{psi(B)}", and with the given words in place of their names. */
export function filled(text: string, run: MeasuredRun, words: Readonly<Record<string, string>> = {}): string {
  return text
    .split('$')
    .map((part, i) =>
      i % 2 === 1
        ? part
        : part.replace(/(?<!\^)\{([^{}]*)\}/g, (whole, inside: string) => {
            if (Object.hasOwn(words, inside)) return words[inside];
            if (referenceFault(inside) !== null) return whole;
            return valueIn(run, inside);
          }),
    )
    .join('$');
}

function valueIn(run: MeasuredRun, inside: string): string {
  const reference = readReference(inside);
  const value = measured(run, reference);
  return Array.isArray(value) && value.length === 0 ? none : writtenAs(reference, value);
}

const dashes = (text: string): number => text.split('–').length;

/** Whether the run has all numbers in a text; a missing one would be a dash. */
export const isKnown = (text: string, run: MeasuredRun): boolean =>
  dashes(filled(text, run)) === dashes(text);

/** One number of a run by its name; null while it is not known. */
export function numberOf(run: MeasuredRun, reference: string): number | null {
  const value = measured(run, readReference(reference));
  if (typeof value === 'number') return value;
  return value && value.length > 0 ? value[0] : null;
}
