import type { LaneLetter } from '../../src/contracts/scenario.ts';
import type { MeasuredRun } from '../../src/lessons/measures/spec.ts';
import { Badge } from '../ui/badge.tsx';
import { MathText } from '../ui/math-text.tsx';
import { filled } from './fill.ts';

interface WordsProps {
  readonly text: string;
  readonly run: MeasuredRun;
  /** Of the guess: you, truth, apart. */
  readonly words?: Readonly<Record<string, string>>;
}

/** A lesson’s words: symbols, strong words, lanes by their badge, numbers read off the run. */
export function Words({ text, run, words }: WordsProps) {
  return <Marked text={filled(text, run, words)} />;
}

/** The same where nothing is to be filled in. */
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
