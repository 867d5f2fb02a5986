import { MathText } from '../ui/math-text.tsx';

/** Reports are plain text: δ_B and N_lo get their indices here, file_names.csv none. */
export const symbols = (text: string): string =>
  text.replace(/(?<![\p{L}\d_])(\p{L})_(\p{L}+)(?![\d_.])/gu, (_, symbol, index) => `$${symbol}_{${index}}$`);

/** A report's text with its symbols set. */
export function Words({ text }: { text: string }) {
  return <MathText text={symbols(text)} />;
}
