import { useState } from 'react';
import * as words from '#words/library/yours';
import { openKept } from '../kept/runs/open-kept.ts';
import type { Kept } from '../kept/runs/shelf.ts';

interface KeptListProps {
  readonly kept: readonly Kept[];
  readonly onRemove: (id: string) => void;
}

/** The kept runs, the newest first. */
export function KeptList({ kept, onRemove }: KeptListProps) {
  if (kept.length === 0) return <p className="yours-empty">{words.nothingKept}</p>;
  return (
    <ul className="kept">
      {kept.map((run) => (
        <KeptRow key={run.id} run={run} onRemove={onRemove} />
      ))}
    </ul>
  );
}

/** One of them: opens at once; Remove asks once. One that cannot be read any more says so and offers its link. */
function KeptRow({ run, onRemove }: { readonly run: Kept; readonly onRemove: (id: string) => void }) {
  const [fault, setFault] = useState<string | null>(null);
  const [sure, setSure] = useState(false);
  const open = () => openKept(run.link).catch((error: Error) => setFault(error.message));
  return (
    <li>
      <button type="button" className="kept-open" onClick={() => void open()}>
        <b>{run.name}</b>
        <span>{run.about}</span>
        <span>{run.day}</span>
      </button>
      <button
        type="button"
        className="btn line"
        onBlur={() => setSure(false)}
        onClick={() => (sure ? onRemove(run.id) : setSure(true))}
      >
        {sure ? words.reallyRemove(run.name) : words.remove}
      </button>
      {fault && (
        <p className="field-fault" role="alert">
          {fault} {words.itsLink} <code>{run.link}</code>
        </p>
      )}
    </li>
  );
}
