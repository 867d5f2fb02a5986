import type { ComponentType } from 'react';
import { MathText } from './math-text.tsx';

interface SettingTextProps {
  readonly text: string;
  /** What sets the symbols; in an SVG `MathTspan`. */
  readonly Symbols?: ComponentType<{ text: string }>;
}

/** A letter, perhaps under a root, with an index or a square; a word before an equals sign is somebody's own. */
const SYMBOLS = /((?<!\S)√?\p{L}\p{M}*(?:_[\p{L}\d,]+)?²? = )/u;

/** "TV-GP-UCB, δ_B = 0.1", a name or a setting in plain text, with what stands before " = " as mathematics. */
export function SettingText({ text, Symbols = MathText }: SettingTextProps) {
  return text.split(SYMBOLS).map((part, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other identity
    index % 2 === 0 ? part : <Symbols key={index} text={marked(part)} />,
  );
}

/** "δ_B = " as "$δ_{B}$ = ". */
const marked = (part: string): string => `$${part.slice(0, -3).replace(/_([^²]+)/, '_{$1}')}$ = `;
