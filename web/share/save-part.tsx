import { useState } from 'react';
import { useCursor, useEditedLanes, useEditedScenario, useWorldError } from '../store/hooks.ts';
import * as words from '../words/share/share.ts';
import { FilmRow } from './film/film-row.tsx';
import { PictureRow } from './picture-row.tsx';
import { PrintRow } from './print-row.tsx';
import { type Rows, SAVED, type SavedAs, saveRecords } from './save-records.ts';
import type { Shared } from './use-shared.ts';
import { Way } from './way.tsx';

const BOTH: readonly Rows[] = ['queries', 'steps'];

/** The records of all lanes as files, what is in sight as a picture, and the run as a film. */
export function SavePart({ shared }: { readonly shared: Shared }) {
  const lanes = useEditedLanes();
  const scenario = useEditedScenario();
  const refused = useWorldError() !== null;
  const [fault, setFault] = useState<string | null>(null);
  const t = useCursor();
  const until = scenario.view.hide ? t : scenario.horizon;
  const done = lanes.length > 0 && lanes.every(({ run }) => run.status !== 'running');
  const [saving, setSaving] = useState<Saving | null>(null);
  const save = (format: SavedAs, rows: Rows | null) => {
    const controller = new AbortController();
    const { signal } = controller;
    const onShare = (share: number) => setSaving({ format, rows, share, cancel: () => controller.abort() });
    onShare(0);
    saveRecords(format, rows, scenario, lanes, until, { signal, onShare })
      .then(
        () => setFault(null),
        (error: Error) => setFault(error.message),
      )
      .finally(() => setSaving(null));
  };
  return (
    <Way name={words.save}>
      {(scenario.response ? BOTH : [null]).map((rows) => (
        <div key={rows} className="saves">
          <span>{rows ? words.rows[rows] : words.data}</span>
          {SAVED.map((format) =>
            saving?.format === format && saving.rows === rows ? (
              <CancelSaving key={format} {...saving} />
            ) : (
              <button
                key={format}
                type="button"
                className="btn line"
                aria-label={rows ? words.rowsAs(rows, format.toUpperCase()) : undefined}
                disabled={!done || saving !== null}
                title={done ? undefined : refused ? words.worldRefused : words.runComputing}
                onClick={() => save(format, rows)}
              >
                {format.toUpperCase()}
              </button>
            ),
          )}
          {until < scenario.horizon && <em>{words.dataUntil(until)}</em>}
        </div>
      ))}
      <PictureRow address={shared.address} onFault={setFault} />
      <PrintRow address={shared.address} />
      <FilmRow address={shared.address} ready={done && !refused} />
      {fault && (
        <p className="field-fault" role="alert">
          {fault}
        </p>
      )}
    </Way>
  );
}

/** Records on their way into a file. */
interface Saving {
  readonly format: SavedAs;
  readonly rows: Rows | null;
  /** From 0 to 1. */
  readonly share: number;
  readonly cancel: () => void;
}

/** In place of the button that was pressed: how far it is, and the way out. */
function CancelSaving({ format, share, cancel }: Saving) {
  const percent = Math.floor(100 * share);
  return (
    <button type="button" className="btn line cancel-film" onClick={cancel}>
      {words.cancelSaving(format.toUpperCase(), percent)}
      <progress max={100} value={percent} aria-hidden="true" />
    </button>
  );
}
