import type { LaneLetter } from '../../src/contracts/scenario.ts';
import type { MeasuredRun } from '../../src/lessons/measures/spec.ts';
import { Badge } from '../ui/badge.tsx';
import { MathText } from '../ui/math-text.tsx';
import { filled } from './fill.ts';

interface WordsProps {
  readonly text: string;
  readonly run: MeasuredRun;
  /** Words for placeholders of a comparison: you, truth, apart. */
  readonly words?: Readonly<Record<string, string>>;
}

/** A text of a lesson: symbols, strong words, badges of lanes, numbers filled in from the run. */
export function Words({ text, run, words }: WordsProps) {
  return <Marked text={filled(text, run, words)} />;
}

/** The same without anything to fill in. */
export function Marked({ text }: { text: string }) {
  return text.split(/\[([A-F])\]/).map((part, i) =>
    i % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one sentence have no other identity
      <Badge key={i} letter={part as LaneLetter} small />
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the same
      <MathText key={i} text={part} />
    ),
  );
}
