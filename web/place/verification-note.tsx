import * as words from '#words/share/verification';
import { ENGINE_VERSION } from '../../src/engine/version.ts';
import type { Promised } from '../store/page.ts';
import type { Difference, DifferentLane, Verification } from '../store/run/verification.ts';

interface VerificationNoteProps {
  readonly verification: Verification;
  readonly promised: Promised | null;
  /** The engine that computed the run, if it is an archived one. */
  readonly engine: string | undefined;
}

/** Whether the run matches the promise of a link or recorded result: word and glyph, not colour alone. */
export function VerificationNote({ verification, promised, engine }: VerificationNoteProps) {
  const by = promised?.by ?? words.link;
  if (verification.state === 'running')
    return (
      <p className="note" role="status">
        {words.checking(by)}
      </p>
    );
  if (verification.state === 'identical')
    return (
      <div className="verify" role="status">
        <VerifyGlyph good />
        <div>
          <b>{words.identicalTitle}</b>
          {engine
            ? words.identicalIn({ engine, records: verification.records, by })
            : words.identical({ records: verification.records, by })}
        </div>
      </div>
    );
  const { lanes, because } = verification;
  const letters = lanes.map(({ id }) => id);
  const theirs = promised?.engine ? words.engine(promised.engine) : words.unknownEngine;
  const them = lanes.length === 1 ? words.lane(letters[0]) : words.lanes(letters.join(', '));
  return (
    <div className="verify bad" role="status">
      <VerifyGlyph good={false} />
      <div>
        <b>{DIFFERENCES[because].title}</b>
        {DIFFERENCES[because].text({ lanes: them, by, theirs, ours: engine ?? ENGINE_VERSION })}
        {lanes.map(partingWords)}
      </div>
    </div>
  );
}

/** " B first differs at step 61." */
function partingWords({ id, parting }: DifferentLane): string {
  if (!parting) return '';
  const { from, to } = parting;
  return ` ${from === to ? words.firstDiffersAt({ letter: id, step: from }) : words.firstDiffersBetween({ letter: id, from, to })}`;
}

interface Told {
  readonly lanes: string;
  readonly by: string;
  readonly theirs: string;
  readonly ours: string;
}

const DIFFERENCES: Readonly<Record<Difference, { title: string; text: (told: Told) => string }>> = {
  run: {
    title: words.differentRunTitle,
    text: ({ lanes, by, ours }) => words.differentRun({ lanes, by, ours }),
  },
  engine: {
    title: words.anotherEngineTitle,
    text: ({ lanes, by, theirs, ours }) => words.anotherEngine({ by, theirs, ours, lanes }),
  },
  arithmetic: {
    title: words.otherArithmeticTitle,
    text: ({ lanes }) => words.otherArithmetic(lanes),
  },
};

function VerifyGlyph({ good }: { good: boolean }) {
  return (
    <svg className="verify-glyph" width="18" height="18" aria-hidden="true">
      <circle cx="9" cy="9" r="8" />
      <path d={good ? 'm5.4 9.3 2.4 2.4 4.8-5' : 'M9 5v5M9 12.8v.2'} />
    </svg>
  );
}
