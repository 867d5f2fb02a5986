import { useEffect, useRef, useState } from 'react';
import type { LaneLetter } from '../../src/contracts/scenario.ts';
import { endGesture } from '../store/actions/edit.ts';
import { gestureOf, setProgram } from './set-program.ts';

/** What is typed runs when no letter has come for this long. */
const QUIET_MS = 400;

interface Draft {
  readonly text: string;
  readonly type: (text: string) => void;
  /** Runs what stands there. */
  readonly run: () => void;
  /** The same, and what is typed from here on is an entry of undo of its own. */
  readonly settle: () => void;
}

/**
 * The text in the editor. It runs as one types, where that is wished; a text that comes from elsewhere, by undo or from a link,
 * takes its place.
 */
export function useDraft(letter: LaneLetter, program: string, asTyped: boolean): Draft {
  const [text, setText] = useState(program);
  const newest = useRef(program);
  const sent = useRef(program);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const take = (next: string) => {
    clearTimeout(timer.current);
    newest.current = next;
    setText(next);
  };
  const run = () => {
    clearTimeout(timer.current);
    if (newest.current === sent.current) return;
    sent.current = newest.current;
    setProgram(letter, newest.current, gestureOf(letter));
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what another hand has set is taken
  useEffect(() => {
    if (program === sent.current) return;
    sent.current = program;
    take(program);
  }, [program]);
  return {
    text,
    type(next) {
      if (next === newest.current) return;
      take(next);
      if (asTyped) timer.current = setTimeout(run, QUIET_MS);
    },
    run,
    settle() {
      run();
      endGesture();
    },
  };
}
