import { ENGINE_VERSION } from '../../src/engine/version.ts';
import type { Promised } from '../store/page.ts';
import type { Difference, DifferentLane, Verification } from '../store/verification.ts';

interface VerificationNoteProps {
  readonly verification: Verification;
  readonly promised: Promised | null;
}

/** Whether the run that a link or a recorded result promised is the same here: word and glyph, never colour alone. */
export function VerificationNote({ verification, promised }: VerificationNoteProps) {
  const by = promised?.by ?? 'link';
  if (verification.state === 'running')
    return (
      <p className="note" role="status">
        Checking the run against the {by}…
      </p>
    );
  if (verification.state === 'identical')
    return (
      <div className="verify" role="status">
        <VerifyGlyph good />
        <div>
          <b>Identical run</b>
          All {verification.records} records were recomputed in this browser and match the {by} bit for bit.
        </div>
      </div>
    );
  const { lanes, because } = verification;
  const letters = lanes.map(({ id }) => id);
  const them = lanes.length === 1 ? `Lane ${letters[0]}` : `Lanes ${letters.join(', ')}`;
  return (
    <div className="verify bad" role="status">
      <VerifyGlyph good={false} />
      <div>
        <b>{DIFFERENCES[because].title}</b>
        {DIFFERENCES[because].text(them, by, promised?.engine || 'of unknown version')}
        {lanes.map(partingWords)}
      </div>
    </div>
  );
}

/** " B first differs at step 61." */
function partingWords({ id, parting }: DifferentLane): string {
  if (!parting) return '';
  const { from, to } = parting;
  return from === to
    ? ` ${id} first differs at step ${from}.`
    : ` ${id} first differs between steps ${from} and ${to}.`;
}

const DIFFERENCES: Readonly<
  Record<Difference, { title: string; text: (lanes: string, by: string, theirs: string) => string }>
> = {
  run: {
    title: 'Different run',
    text: (lanes, by) =>
      `${lanes}: not the run in the ${by}, although it was made by the same engine, ${ENGINE_VERSION}.`,
  },
  engine: {
    title: 'Another engine',
    text: (lanes, by, theirs) =>
      `The ${by} was made by engine ${theirs}, this is engine ${ENGINE_VERSION}, which computes other numbers. Whether ${lanes} would be the same run cannot be told here.`,
  },
  arithmetic: {
    title: 'Other arithmetic',
    text: (lanes) =>
      `One of the two browsers has no WebAssembly SIMD and computes with the reference core, whose last digits differ. Whether ${lanes} would be the same run cannot be told here.`,
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
