import * as words from '#words/views/overview';
import type { Frame } from '../../../src/contracts/record.ts';
import { counted, formatValue } from '../../../src/picture/format.ts';
import type { FieldChoice } from '../../store/state.ts';

const SYMBOLS: Readonly<Record<FieldChoice, string>> = {
  truth: '$f_t$',
  mean: '$μ$',
  sd: '$σ$',
  acquisition: '$α$',
};

/** What a tile says of the candidate under the pointer: "μ 0.53", the truth where there is no model; null before a frame. */
export function hoveredValue(frame: Frame | null, candidate: number, choice: FieldChoice): string | null {
  if (!frame || candidate >= frame.truth.length) return null;
  const values = frame[choice];
  return values
    ? `${SYMBOLS[choice]} ${formatValue(values[candidate])}`
    : `${SYMBOLS.truth} ${formatValue(frame.truth[candidate])}`;
}

/** Under a tile, beside its sparkline: that there is no model, or how often it has reset. */
export function footNote(frame: Frame | null, resets: number): string {
  if (frame && !frame.mean) return words.noModel;
  return resets === 0 ? '' : counted(resets, 'reset');
}
