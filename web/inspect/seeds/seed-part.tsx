import { useMemo, useState } from 'react';
import * as words from '#words/inspect/inspect';
import type { LaneLetter } from '../../../src/contracts/scenario.ts';
import { openCompare } from '../../store/actions/compare.ts';
import { COMPARED_SIZES, underWay, wantReplicates } from '../../store/actions/replicates.ts';
import { showReplicate } from '../../store/actions/scenario.ts';
import { leaveForRun } from '../../store/address/place.ts';
import { chooseSeeds } from '../../store/chosen-seeds.ts';
import { useEditedScenario, useReplicates } from '../../store/hooks.ts';
import { Badge } from '../../ui/badge.tsx';
import { MathText } from '../../ui/math-text.tsx';
import type { InspectedSeeds } from '../look.ts';
import { columnsOf, inOrder, replicatesOf, type SeedColumn, selectionSentence } from './seed-columns.ts';
import { seedTable } from './seed-table.ts';
import type { Selection } from './selected-seeds.ts';

interface SeedPartProps {
  readonly seeds: InspectedSeeds;
  readonly selected: readonly number[];
  /** The lane and step that the selection was made on; null if it was not made in this figure. */
  readonly drawnOn: Pick<Selection, 'letter' | 'step'> | null;
  readonly onPoint: (replicate: number | null) => void;
  readonly onClear: () => void;
}

/** The selected seeds, the worst first, each with a button that opens it in the lanes. */
export function SeedPart(props: SeedPartProps) {
  const { seeds, selected, drawnOn, onClear } = props;
  const columns = useMemo(() => columnsOf(seeds, drawnOn), [seeds, drawnOn]);
  const replicates = useReplicates();
  const { results, wanted } = replicates;
  const all = replicatesOf(seeds).length;
  if (all === 0 || columns.length === 0)
    return (
      <aside className="inspect-side slim" aria-label={words.seeds}>
        {wanted === 0 ? (
          <button type="button" className="btn solid" onClick={() => wantReplicates(COMPARED_SIZES[1])}>
            {words.runSeeds(COMPARED_SIZES[1])}
          </button>
        ) : (
          <h2>{words.seedsComing({ done: results.length, wanted })}</h2>
        )}
      </aside>
    );
  const said = selectionSentence(selected, seeds, columns[0], drawnOn?.step ?? null);
  return (
    <aside className="inspect-side" aria-label={words.seeds}>
      <div className="phead">
        <h2>{words.selected({ count: selected.length, all })}</h2>
        {selected.length > 0 && (
          <button type="button" className="inspect-link" onClick={onClear}>
            {words.clear}
          </button>
        )}
      </div>
      {underWay(replicates) && <p className="note">{words.seedsComing({ done: results.length, wanted })}</p>}
      {said && <p className="inspect-said">{said}</p>}
      <Extremes seeds={seeds} first={columns[0].letter} />
      {selected.length > 0 && <Selected {...props} columns={columns} />}
    </aside>
  );
}

/** Selects a number of the worst or the best of a lane, for use without a pointer. */
function Extremes({ seeds, first }: { seeds: InspectedSeeds; first: LaneLetter }) {
  const [count, setCount] = useState(12);
  const [letter, setLetter] = useState<LaneLetter | null>(null);
  const shown = letter ?? first;
  const select = (best: boolean) => {
    const [column] = columnsOf(seeds, { letter: shown, step: null });
    const order = inOrder(replicatesOf(seeds), column, seeds.worse);
    chooseSeeds(best ? order.slice(-count) : order.slice(0, count));
  };
  return (
    <div className="inspect-extremes">
      <input
        type="number"
        className="inspect-count"
        aria-label={words.howMany}
        min={1}
        max={replicatesOf(seeds).length}
        value={count}
        onChange={({ target }) => setCount(Math.max(1, target.valueAsNumber || 1))}
      />
      <button type="button" className="btn line" onClick={() => select(false)}>
        {words.worst}
      </button>
      <button type="button" className="btn line" onClick={() => select(true)}>
        {words.best}
      </button>
      <select
        className="inspect-subject"
        aria-label={words.ofLane}
        value={shown}
        onChange={({ target }) => setLetter(target.value as LaneLetter)}
      >
        {seeds.lanes.map((lane) => (
          <option key={lane.letter} value={lane.letter}>
            {words.forLane(lane.letter)}
          </option>
        ))}
      </select>
    </div>
  );
}

/** Rows shown, as many as a person looks through; the copied table has all. */
const ROWS = 100;

function Selected({ seeds, selected, columns, onPoint }: SeedPartProps & { columns: readonly SeedColumn[] }) {
  const { seed } = useEditedScenario();
  const order = useMemo(() => inOrder(selected, columns[0], seeds.worse), [selected, columns, seeds]);
  return (
    <>
      <Ways order={order} columns={columns} />
      <table className="inspect-table" onPointerLeave={() => onPoint(null)}>
        <thead>
          <tr>
            <th scope="col">{words.seed}</th>
            {columns.map(({ letter, symbol }) => (
              <th key={`${letter} ${symbol}`} scope="col">
                <Badge letter={letter} small /> <MathText text={symbol} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {order.slice(0, ROWS).map((replicate) => (
            <tr key={replicate} onPointerEnter={() => onPoint(replicate)}>
              <th scope="row">
                <button
                  type="button"
                  className="inspect-link"
                  aria-label={words.openSeed({ name: words.seedName({ seed, replicate }), replicate })}
                  onFocus={() => onPoint(replicate)}
                  onBlur={() => onPoint(null)}
                  onClick={() => openInLanes(replicate)}
                >
                  {words.seedName({ seed, replicate })}
                </button>
              </th>
              {columns.map(({ letter, symbol, of }) => (
                <td key={`${letter} ${symbol}`}>{of(replicate).toFixed(1)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {order.length > ROWS && <p className="note">{words.firstSeeds({ shown: ROWS, all: order.length })}</p>}
      <p className="note">{words.chosenByResult(order.length)}</p>
    </>
  );
}

function Ways({ order, columns }: { order: readonly number[]; columns: readonly SeedColumn[] }) {
  const [told, setTold] = useState('');
  const { seed } = useEditedScenario();
  const copy = () =>
    navigator.clipboard.writeText(seedTable(seed, order, columns)).then(
      () => setTold(words.copied),
      () => setTold(words.copyRefused),
    );
  return (
    <div className="inspect-ways">
      <button type="button" className="btn solid" onClick={() => openInLanes(order[0])}>
        {words.openFirst}
      </button>
      <button type="button" className="btn line" onClick={() => void copy()}>
        {words.copyTable}
      </button>
      {order.length > 1 && (
        <button type="button" className="btn line" onClick={() => compareOnly(order)}>
          {words.compareOnly(order.length)}
        </button>
      )}
      <span role="status" className={told ? 'note' : 'visually-hidden'}>
        {told}
      </span>
    </div>
  );
}

function compareOnly(replicates: readonly number[]): void {
  chooseSeeds(replicates, true);
  openCompare();
}

function openInLanes(replicate: number): void {
  leaveForRun();
  showReplicate(replicate);
}
