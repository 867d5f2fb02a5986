import './paid-pane.css';
import { Fragment } from 'react';
import * as words from '#words/compare/paid';
import * as panel from '#words/panels/paid';
import type { Scenario } from '../../src/contracts/scenario.ts';
import { bestFirst, type Sheet } from '../../src/sheet/sheet.ts';
import {
  type MeanCauses,
  type SeedsToSplit,
  splitSeeds,
  stopSplitting,
  useMeanCauses,
} from '../answers/mean-causes.ts';
import { whyUnsplit } from '../readings/said/unsplit.ts';
import { underWay } from '../store/actions/replicates.ts';
import { useEditedScenario, useReplicates } from '../store/hooks.ts';
import { Badge } from '../ui/badge.tsx';
import { useSize } from '../ui/use-size.ts';
import { PaidBars } from './paid-bars.tsx';
import { PaidMeans } from './paid-means.tsx';
import { type LaneMean, meansIn, unsplitIn } from './paid-rows.ts';

/** The mean regret of every lane by cause: a stacked bar for each, and the same in numbers. */
export function PaidPane({ sheet }: { sheet: Sheet }) {
  const scenario = useEditedScenario();
  if (scenario.engine) return <p className="compare-paid">{panel.archived}</p>;
  if (scenario.response) return <p className="compare-paid">{panel.response}</p>;
  return <Split sheet={sheet} scenario={scenario} />;
}

function Split({ sheet, scenario }: { sheet: Sheet; scenario: Scenario }) {
  const computing = underWay(useReplicates());
  const asked = seedsOf(sheet, scenario);
  const means = useMeanCauses(asked, !computing);
  const order = bestFirst(sheet);
  const rows = meansIn(sheet, means, order);
  return (
    <div className="compare-paid">
      <Progress
        {...{ means, asked, computing }}
        says={rows.length > 0 ? words.mean({ seeds: means.seeds, step: sheet.comparison.horizon }) : ''}
      />
      {rows.length > 0 && <Rows rows={rows} step={sheet.comparison.horizon} />}
      {unsplitIn(sheet, means, order).map(({ why, letters }) => (
        <p key={why}>
          {letters.map((letter) => (
            <Fragment key={letter}>
              <Badge letter={letter} small />{' '}
            </Fragment>
          ))}
          {whyUnsplit(why)}
        </p>
      ))}
      {rows.length > 0 && <p>{panel.note}</p>}
    </div>
  );
}

const seedsOf = ({ lanes, comparison, replicates }: Sheet, scenario: Scenario): SeedsToSplit => ({
  scenario,
  letters: lanes.map(({ letter }) => letter),
  replicates: replicates ?? Array.from({ length: comparison.replicates }, (_, i) => i),
  chosen: replicates !== undefined,
});

/** Room of the table beside the bars, in px; where there is less the table is below them. */
const BESIDE = 1000;

function Rows({ rows, step }: { rows: readonly LaneMean[]; step: number }) {
  const [ref, { width }] = useSize<HTMLDivElement>();
  return (
    <div className="compare-paid-rows" ref={ref}>
      {width > 0 && (
        <>
          <PaidBars rows={rows} width={width < BESIDE ? width : Math.floor(width / 2)} />
          <PaidMeans rows={rows} step={step} />
        </>
      )}
    </div>
  );
}

interface ProgressProps {
  readonly means: MeanCauses;
  readonly asked: SeedsToSplit;
  /** Whether the comparison's own seeds are being computed. */
  readonly computing: boolean;
  /** Over how many seeds the means are. */
  readonly says: string;
}

/** Over how many seeds the means are; while more are split, how many are done, and a way to stop. */
function Progress({ means: { seeds, state, error }, asked, computing, says }: ProgressProps) {
  const wanted = asked.replicates.length;
  const splitting = state === 'running';
  return (
    <p className="compare-paid-progress" aria-live={splitting ? 'off' : 'polite'}>
      {says !== '' && <span>{says}</span>}
      {computing && <span>{words.awaits}</span>}
      {splitting && (
        <>
          <progress aria-label={words.progress} max={wanted} value={seeds} />
          <span>{words.soFar({ done: seeds, wanted })}</span>
          <button type="button" className="compare-link" onClick={stopSplitting}>
            {words.cancel}
          </button>
        </>
      )}
      {error !== null && <span role="alert">{error}</span>}
      {!computing && state === 'stopped' && seeds < wanted && (
        <button type="button" className="compare-link" onClick={() => splitSeeds(asked)}>
          {error === null ? words.goOn(wanted - seeds) : words.tryAgain}
        </button>
      )}
    </p>
  );
}
