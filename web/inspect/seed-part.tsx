import { useState } from 'react';
import * as words from '#words/inspect/inspect';
import { wantReplicates } from '../store/actions/replicates.ts';
import { showReplicate } from '../store/actions/scenario.ts';
import { leaveForRun } from '../store/address/place.ts';
import type { Replicates } from '../store/state.ts';
import type { PanelRun } from '../time/use-run.ts';
import { Badge } from '../ui/badge.tsx';
import { finals } from './figures.ts';

interface SeedPartProps {
  readonly run: PanelRun;
  readonly replicates: Replicates;
  readonly selected: readonly number[];
  readonly onClear: () => void;
}

/** The seeds that are selected, worst of the last lane first, each with a way into the lanes. */
export function SeedPart({ run, replicates, selected, onClear }: SeedPartProps) {
  const { wanted, results } = replicates;
  if (results.length === 0 && wanted === 0)
    return (
      <aside className="inspect-side">
        <button type="button" className="btn solid" onClick={() => wantReplicates(100)}>
          {words.ask100}
        </button>
      </aside>
    );
  return (
    <aside className="inspect-side">
      <h3>
        {results.length < wanted
          ? words.seedsComing({ done: results.length, wanted })
          : words.selected({ count: selected.length, all: results.length })}
      </h3>
      {selected.length > 0 && (
        <SelectedSeeds lanes={finals(run, replicates)} selected={selected} onClear={onClear} />
      )}
    </aside>
  );
}

interface SelectedSeedsProps {
  readonly lanes: ReturnType<typeof finals>;
  readonly selected: readonly number[];
  readonly onClear: () => void;
}

function SelectedSeeds({ lanes, selected, onClear }: SelectedSeedsProps) {
  const [copied, setCopied] = useState(false);
  const last = lanes[lanes.length - 1];
  const order = [...selected].sort((a, b) => last.values[b] - last.values[a]);
  const copy = () => {
    const rows = order.map((replicate) =>
      [replicate, ...lanes.map(({ values }) => values[replicate])].join('\t'),
    );
    const head = [words.replicate, ...lanes.map(({ letter, name }) => `${letter} ${name} R_T`)].join('\t');
    void navigator.clipboard.writeText([head, ...rows].join('\n')).then(() => setCopied(true));
  };
  return (
    <>
      <div className="inspect-ways">
        <button type="button" className="btn line" onClick={copy}>
          {copied ? words.copied : words.copyTable}
        </button>
        <button type="button" className="btn line" onClick={onClear}>
          {words.clear}
        </button>
      </div>
      <table className="inspect-table">
        <thead>
          <tr>
            <th scope="col">{words.replicate}</th>
            {lanes.map(({ letter }) => (
              <th key={letter} scope="col">
                <Badge letter={letter} small /> R<sub>T</sub>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {order.map((replicate) => (
            <tr key={replicate}>
              <th scope="row">
                <button
                  type="button"
                  className="compare-link"
                  aria-label={words.openSeed(replicate)}
                  onClick={() => openInLanes(replicate)}
                >
                  {replicate}
                </button>
              </th>
              {lanes.map(({ letter, values }) => (
                <td key={letter}>{values[replicate]?.toFixed(1)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p className="note">{words.chosenByResult(order.length)}</p>
    </>
  );
}

function openInLanes(replicate: number): void {
  leaveForRun();
  showReplicate(replicate);
}
