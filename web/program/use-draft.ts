import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Lane, LaneLetter } from '../../src/contracts/scenario.ts';
import { endGesture } from '../store/actions/edit.ts';
import { tellStopped } from '../store/actions/program.ts';
import { lab } from '../store/store.ts';
import { ghostClient } from '../worker/pool/browser-client.ts';
import { faultOf } from './fault.ts';
import { gestureOf, setProgram, withProgram } from './set-program.ts';
import { Trial } from './trial.ts';

/** What is typed runs when no letter has come for this long. */
const QUIET_MS = 400;

/** A text that did not run, by the lane that kept its program: it is there again when the lane's editor is. */
const left = new WeakMap<Lane, string>();

export interface Draft {
  readonly text: string;
  /** Why the newest text that was run does not run; null where it does. */
  readonly fault: string | null;
  /** Whether the text has been run. */
  readonly isRun: boolean;
  readonly type: (text: string) => void;
  /** Runs what stands there. */
  readonly run: () => Promise<void>;
  /** The same, and what is typed from here on is an entry of undo of its own. */
  readonly settle: () => Promise<void>;
}

/**
 * The text in the editor. One that runs to the end takes the place of the lane's program, as one types where that is wished;
 * one that stops leaves the last that ran. A text that comes from elsewhere, by undo or from a link, takes its place.
 */
export function useDraft(letter: LaneLetter, program: string, asTyped: boolean): Draft {
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
    if (!there.current) return;
    setFault(message);
    tellStopped(message === null ? null : { letter, line: faultOf(message, of).line });
  };
  const attempt = async (next: string) => {
    markTried(next);
    const outcome = await trial.run(scenarioWith(letter, next), letter);
    if (outcome === 'superseded') return;
    tell(outcome.fault, next);
    if (outcome.fault !== null) return;
    sent.current = next;
    setProgram(letter, next, gestureOf(letter));
  };
  const run = () => {
    clearTimeout(timer.current);
    const next = newest.current;
    if (next !== tried.current && laneOf(letter)) underWay.current = attempt(next);
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
    const lane = laneOf(letter);
    if (lane) left.set(lane, newest.current);
    tellStopped(null);
    there.current = false;
    void settle().finally(() => trial.stop());
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
