import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Lane, LaneLetter } from '../../src/contracts/scenario.ts';
import { endGesture } from '../store/actions/edit.ts';
import { type PageState, page } from '../store/page.ts';
import { lab } from '../store/store.ts';
import { ghostClient } from '../worker/pool/browser-client.ts';
import { faultOf } from './fault.ts';
import { gestureOf, programOf, setProgram, withProgram } from './set-program.ts';
import { Trial } from './trial.ts';

/** Typed text runs when nothing was typed for this long. */
const QUIET_MS = 400;

/** Texts that did not run, by the lane that kept its program; restored when the lane's editor opens again. */
const left = new WeakMap<Lane, string>();

export interface Draft {
  readonly text: string;
  /** Why the newest text that was tried does not run; null if it does. */
  readonly fault: string | null;
  /** Whether the text has been run. */
  readonly isRun: boolean;
  readonly type: (text: string) => void;
  /** Runs the current text. */
  readonly run: () => Promise<void>;
  /** Runs the current text; further typing starts a new undo entry. */
  readonly settle: () => Promise<void>;
}

/**
 * The text in the editor. A text that runs to the end replaces the lane's program, while typing if the user
 * wishes; one that stops leaves the last program that ran. A text from elsewhere, by undo or a link, replaces
 * the editor's.
 * @param isOpen whether the lane's scene is still open
 */
export function useDraft(letter: LaneLetter, program: string, asTyped: boolean, isOpen = () => true): Draft {
  const [text, setText] = useState(() => textAtFirst(letter, program));
  const [fault, setFault] = useState<string | null>(null);
  const newest = useRef(text);
  const tried = useRef(program);
  const [newestTried, setNewestTried] = useState(program);
  const there = useRef(true);
  const sent = useRef(program);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const underWay = useRef(Promise.resolve());
  const [trial] = useState(() => new Trial(ghostClient));

  /** The lane, if its program is the one set or shown by this editor; another scene may have replaced it. */
  const known = () => {
    const lane = laneOf(letter);
    return lane && isOpen() && programOf(lane) === sent.current ? lane : undefined;
  };
  const take = (next: string) => {
    clearTimeout(timer.current);
    newest.current = next;
    setText(next);
  };
  const markTried = (next: string) => {
    tried.current = next;
    setNewestTried(next);
  };
  const tell = (message: string | null, of: string) => {
    if (there.current) setFault(message);
    tellStopped(letter, message === null || !known() ? null : { letter, line: faultOf(message, of).line });
  };
  /** Without its editor, a lane has stopped for as long as it keeps its program. */
  const tellUntilReplaced = () => {
    const unsubscribe = lab.subscribe(() => {
      if (known()) return;
      tellStopped(letter, null);
      unsubscribe();
    });
  };
  const attempt = async (next: string) => {
    markTried(next);
    const outcome = await trial.run(scenarioWith(letter, next), letter);
    if (outcome === 'superseded') return;
    tell(outcome.fault, next);
    if (outcome.fault !== null) return;
    if (!known()) return;
    sent.current = next;
    setProgram(letter, next, gestureOf(letter));
  };
  const run = () => {
    clearTimeout(timer.current);
    const next = newest.current;
    if (next !== tried.current && known()) underWay.current = attempt(next);
    return underWay.current;
  };
  const settle = () => run().then(endGesture);
  const takeFromElsewhere = useEffectEvent((next: string) => {
    if (next === sent.current) return;
    trial.abort();
    sent.current = next;
    markTried(next);
    tell(null, next);
    take(next);
  });
  useEffect(() => takeFromElsewhere(program), [program]);
  const begin = useEffectEvent(() => {
    there.current = true;
    if (newest.current !== sent.current) void run();
  });
  const end = useEffectEvent(() => {
    const lane = known();
    if (lane) left.set(lane, newest.current);
    there.current = false;
    void settle().finally(() => {
      trial.stop();
      tellUntilReplaced();
    });
  });
  useEffect(() => {
    begin();
    return end;
  }, []);
  return {
    text,
    fault,
    isRun: text === newestTried,
    type(next) {
      if (next === newest.current) return;
      take(next);
      if (asTyped) timer.current = setTimeout(run, QUIET_MS);
    },
    run,
    settle,
  };
}

/** Shows at a lane that its program stopped; null: it did not. */
function tellStopped(letter: LaneLetter, stopped: PageState['stopped']): void {
  if (stopped || page.getState().stopped?.letter === letter) page.setState({ stopped });
}

const laneOf = (letter: LaneLetter): Lane | undefined =>
  lab.getState().scenario.lanes.find(({ id }) => id === letter);

function textAtFirst(letter: LaneLetter, program: string): string {
  const lane = laneOf(letter);
  return (lane && left.get(lane)) ?? program;
}

const scenarioWith = (letter: LaneLetter, program: string) => {
  const { scenario } = lab.getState();
  const lanes = scenario.lanes.map((lane) => (lane.id === letter ? withProgram(lane, program) : lane));
  return { ...scenario, lanes };
};
