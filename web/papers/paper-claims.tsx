import * as words from '#words/library/papers';
import {
  cautionsOf,
  reasonOf,
  type ShownVerdict,
  shownVerdict,
} from '../../src/experiments/report/recorded.ts';
import type { JudgedClaim, Report } from '../../src/experiments/report/report.ts';
import { judgementWords } from '../readings/papers/verdicts.ts';
import { MathTspan } from '../ui/math-text.tsx';
import { VerdictGlyph } from '../ui/verdict-glyph.tsx';
import {
  claimLines,
  differenceScale,
  type FindingPicture,
  findingPicture,
  levelOf,
  type PairMark,
  pairName,
} from './shapes/findings.ts';
import { withSymbols } from './shapes/grid.ts';
import { Words } from './words.tsx';

interface PaperClaimsProps {
  /** null where nothing has been run. */
  readonly report: Report | null;
  /** By which runs, where it is not by the recorded ones. */
  readonly judged: string | null;
}

/** The paper's claims: glyph, one short line, its condition, verdict, and the differences behind it. */
export function PaperClaims({ report, judged }: PaperClaimsProps) {
  if (!report)
    return (
      <aside className="papers-claims" aria-label={words.claims}>
        <p className="note">{words.claimsLater}</p>
      </aside>
    );
  return (
    <aside className="papers-claims" aria-label={words.claims}>
      {judged && <p className="papers-judged">{judged}</p>}
      {words.inEnglish && <p className="note">{words.inEnglish}</p>}
      {cautionsOf(report).map((says) => (
        <p className="note papers-caution" key={says}>
          <Words text={says} />
        </p>
      ))}
      <p className="note papers-claims-key">
        <span>{words.rightOfLine}</span>
        <span>{words.greyOnes(Number(levelOf(report).toPrecision(2)))}</span>
      </p>
      {report.claims.map((claim) => (
        <section key={claim.text}>
          <ClaimHead claim={claim} verdict={shownVerdict(report, claim)} runs={report.runs} />
          <Finding finding={findingPicture(claim, report)} />
          {/* It speaks of the recorded runs. */}
          {!judged && <Reason reason={reasonOf(report, claim)} />}
        </section>
      ))}
    </aside>
  );
}

interface ClaimHeadProps {
  readonly claim: JudgedClaim;
  readonly verdict: ShownVerdict;
  /** Behind the verdict. */
  readonly runs: number;
}

/** What is claimed, by whom, by which condition it is judged, and the verdict. */
function ClaimHead({ claim, verdict, runs }: ClaimHeadProps) {
  const { text, ours } = claim;
  const { says, condition } = claimLines(text);
  return (
    <>
      <h3 title={text}>
        <VerdictGlyph verdict={verdict} />
        <Words text={says} />
      </h3>
      {condition && (
        <p className="note">
          <Words text={condition} />
        </p>
      )}
      <p className="papers-verdict">
        {verdict ? judgementWords(claim, runs) : words.noVerdict}
        {ours && <span> · {words.ownReading}</span>}
      </p>
    </>
  );
}

/** Why a claim does not come out, and what was tried. */
function Reason({ reason }: { reason: string | undefined }) {
  if (!reason) return null;
  return (
    <details className="papers-reason">
      <summary>{words.why}</summary>
      <Words text={reason} />
    </details>
  );
}

function Finding({ finding }: { finding: FindingPicture }) {
  if (finding.kind === 'pairs') return <Differences pairs={finding.pairs} />;
  if (finding.kind === 'words')
    return (
      <p className="papers-finding">
        <Words text={finding.words} />
      </p>
    );
  return (
    <p className="papers-tally">
      <span aria-hidden="true">
        {finding.marks.map(({ place, verdict }) => (
          <VerdictGlyph key={place} verdict={verdict} size={11} />
        ))}
      </span>
      <span>{finding.words}</span>
    </p>
  );
}

const WIDTH = 324;
const NAMES = 176;
const PITCH = 16;

/** A line per pair: the paired difference with ± 2 standard errors, right of zero as claimed. */
function Differences({ pairs }: { pairs: readonly PairMark[] }) {
  const x = differenceScale(pairs, NAMES + 14, WIDTH - 8);
  const manyColumns = new Set(pairs.map(({ column }) => column)).size > 1;
  const headed = pairs.map(({ column }, i) => manyColumns && column !== pairs[i - 1]?.column);
  let y = 0;
  const lines = pairs.map((pair, i) => {
    y += PITCH * (headed[i] ? 2 : 1);
    return { pair, y: y - PITCH / 2, headed: headed[i] };
  });
  return (
    <svg
      className="chart papers-differences"
      viewBox={`0 0 ${WIDTH} ${y}`}
      width={WIDTH}
      height={y}
      role="img"
      aria-label={spoken(pairs)}
    >
      <line className="zero" x1={x(0)} x2={x(0)} y1={0} y2={y} />
      {lines.map(({ pair, y, headed }) => (
        <g key={`${pair.column} ${pair.smaller} ${pair.larger}`} className={pair.side}>
          {headed && (
            <text x={0} y={y - PITCH + 4}>
              {pair.column}
            </text>
          )}
          <text x={NAMES} y={y + 4} textAnchor="end" className="pair">
            <MathTspan text={withSymbols(pairName(pair))} />
          </text>
          <line x1={x(pair.mean - 2 * pair.se)} x2={x(pair.mean + 2 * pair.se)} y1={y} y2={y} />
          <circle cx={x(pair.mean)} cy={y} r={3.4} />
        </g>
      ))}
    </svg>
  );
}

function spoken(pairs: readonly PairMark[]): string {
  const count = (side: PairMark['side']) => pairs.filter((pair) => pair.side === side).length;
  const against = pairs.filter(({ side }) => side === 'reverse');
  const named = against
    .map(({ column, smaller, larger }) => words.above({ column, smaller, larger }))
    .join('; ');
  const counts = {
    all: pairs.length,
    asClaimed: count('as-claimed'),
    within: count('within'),
    against: against.length,
  };
  return named ? words.differencesNamed({ ...counts, named }) : words.differences(counts);
}
