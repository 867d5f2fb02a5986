import { useStore } from 'zustand';
import * as words from '#words/map/map';
import { formatRegret } from '../../src/picture/format.ts';
import { shareInterval } from '../../src/replicates/comparison/wins.ts';
import type { MapPlan } from '../../src/replicates/map/map-plan.ts';
import type { CellPair, CellReport, MapReport } from '../../src/replicates/map/map-report.ts';
import { listed } from '../../words/listed.ts';
import { useLocked } from '../store/hooks.ts';
import { isShut, page } from '../store/page.ts';
import { Badge } from '../ui/badge.tsx';
import { MathText } from '../ui/math-text.tsx';
import { cellHeading } from './cell-words.ts';
import { useMapNames } from './map-sentence.tsx';
import { compareCell, openCell } from './open-cell.ts';

interface CellPanelProps {
  readonly map: MapPlan;
  readonly report: MapReport;
  readonly names: readonly string[];
  readonly cell: number;
}

/** Details of a cell: the lanes that remain, which lane eliminated which, and the seeds of each pair. */
export function CellPanel({ report, names, cell }: CellPanelProps) {
  const told = report.cells[cell];
  const locked = useLocked();
  const shut = useStore(page, isShut);
  return (
    <aside className="map-cell-panel">
      <div aria-live="polite">
        <h2>
          <MathText text={cellHeading(report, names, cell)} />
        </h2>
        <Standing report={report} cell={told} />
      </div>
      {told.seeds > 0 && (
        <>
          <Lanes report={report} cell={told} />
          <Pairs report={report} cell={told} />
        </>
      )}
      {!locked && !shut && (
        <p className="map-ways">
          <button type="button" className="btn solid" onClick={() => openCell(report, names, cell)}>
            {words.openWorld}
          </button>
          <button type="button" className="btn line" onClick={() => compareCell(report, cell)}>
            {words.compareHere}
          </button>
        </p>
      )}
      <p className="map-caption">{words.caption}</p>
    </aside>
  );
}

function Standing({ report, cell }: { report: MapReport; cell: CellReport }) {
  const names = useMapNames(report);
  const { left, struck, seeds, decided } = cell;
  const who = listed(left.map((lane) => names[lane]));
  return (
    <p className="map-standing">
      {seeds === 0 ? (
        words.notLookedAt
      ) : struck.length === 0 ? (
        words.nobodyStruck(seeds)
      ) : (
        <MathText text={words.left({ count: left.length, names: who, seeds })} />
      )}
      {!decided && ` ${words.goesOn({ batch: report.batch, most: report.most })}`}
    </p>
  );
}

/** Lanes ordered by their means: remaining, or eliminated by which lane after how many seeds. */
function Lanes({ report, cell }: { report: MapReport; cell: CellReport }) {
  const names = useMapNames(report);
  const lanes = report.lanes.map((_, lane) => lane).sort((a, b) => cell.means[a] - cell.means[b]);
  return (
    <table className="map-lanes">
      <thead>
        <tr>
          <th scope="col">
            <span className="visually-hidden">{words.lane}</span>
          </th>
          <th scope="col">
            <MathText text={words.mean} />
          </th>
          <th scope="col">
            <span className="visually-hidden">{words.verdict}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {lanes.map((lane) => {
          const fall = cell.struck.find((each) => each.lane === lane);
          return (
            <tr key={report.lanes[lane].id}>
              <th scope="row">
                <Badge letter={report.lanes[lane].id} /> {names[lane]}
              </th>
              <td>{formatRegret(cell.means[lane])}</td>
              <td>
                {fall
                  ? words.struckBy({ letter: report.lanes[fall.by].id, seeds: fall.at })
                  : cell.struck.length > 0 && words.isLeft}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

function Pairs({ report, cell }: { report: MapReport; cell: CellReport }) {
  return (
    <section className="map-pairs">
      <h3>{words.moreOften(cell.seeds)}</h3>
      {cell.pairs.map((pair) => (
        <PairBar key={pair.lanes.join()} report={report} pair={pair} seeds={cell.seeds} />
      ))}
    </section>
  );
}

/**
 * Seeds won, tied and lost, with the better lane on the left. The share of wins has an interval at the map's
 * level, which excludes the middle exactly if the evidence eliminates a lane. The middle of the bar is half
 * of the seeds that differ.
 */
function PairBar({ report, pair, seeds }: { report: MapReport; pair: CellPair; seeds: number }) {
  const [a, b] = pair.a >= pair.b ? pair.lanes : [pair.lanes[1], pair.lanes[0]];
  const [wins, losses] = [Math.max(pair.a, pair.b), Math.min(pair.a, pair.b)];
  const [first, second] = [report.lanes[a].id, report.lanes[b].id];
  const decided = wins + losses;
  const at = (share: number) => `${(100 * (share * decided + pair.same / 2)) / seeds}%`;
  const width = (count: number) => ({ width: `${(100 * count) / seeds}%` });
  const [low, high] = shareInterval(wins, losses, 1 / report.bar);
  const shown = decided > 0 && low > 0.5;
  return (
    <div className="map-pair">
      <Badge letter={first} /> – <Badge letter={second} />
      {shown ? <b>{wins}</b> : <span>{wins}</span>}
      <span
        className="map-bar"
        role="img"
        aria-label={words.pair({ a: first, b: second, wins, losses, same: pair.same })}
      >
        <i data-lane={first} style={width(wins)} />
        <i style={width(pair.same)} />
        <i data-lane={second} style={width(losses)} />
        {decided > 0 && (
          <>
            <u style={{ left: at(low), right: `calc(100% - ${at(high)})` }} />
            <s className={shown ? '' : 'open'} style={{ left: at(wins / decided) }} />
          </>
        )}
      </span>
      <span>{losses}</span>
    </div>
  );
}
