import { useState } from 'react';
import * as words from '#words/share/share';
import { EXPORT_FORMATS, type ExportFormat } from '../../src/export/export-format.ts';
import { loaded } from '../browser/load-fault.ts';
import { hashOf } from '../store/address/links.ts';
import { placeOf } from '../store/address/place-name.ts';
import { useCursor, useEditedLanes, useEditedScenario, useWorldError } from '../store/hooks.ts';
import { FilmRow } from './film/film-row.tsx';
import { PictureRow } from './picture-row.tsx';
import type { Writing } from './save-records.ts';
import { type Rows, SAVED, type SavedAs } from './saved-as.ts';
import type { Shared } from './use-shared.ts';
import { Way } from './way.tsx';

// Loaded separately: it also makes links, and the share sheet must open even if that code cannot be loaded.
const loadSaving = () => loaded(import('./save-records.ts'), 'files');
const loadExports = () => loaded(import('./save-export.ts'), 'files');

const BOTH: readonly Rows[] = ['queries', 'steps'];

/** Saves the records of all lanes as files, what is visible as a picture, and the run as a film. */
export function SavePart({ shared }: { readonly shared: Shared }) {
  const lanes = useEditedLanes();
  const refused = useWorldError() !== null;
  const done = lanes.length > 0 && lanes.every(({ run }) => run.status !== 'running');
  const [fault, setFault] = useState<string | null>(null);
  const why = done ? undefined : refused ? words.worldRefused : words.runComputing;
  return (
    <Way name={words.save}>
      <RecordRows why={why} onFault={setFault} />
      <PictureRow shared={shared} onFault={setFault} />
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

interface RecordRowsProps {
  /** Why nothing can be saved yet. */
  readonly why: string | undefined;
  readonly onFault: (fault: string | null) => void;
}

/** Rows that save the records that are not hidden, in Driftlab's formats and those of other programs. */
function RecordRows({ why, onFault }: RecordRowsProps) {
  const lanes = useEditedLanes();
  const scenario = useEditedScenario();
  const t = useCursor();
  const until = scenario.view.hide ? t : scenario.horizon;
  const { saving, save } = useSaving(onFault);
  const saveOwn = (format: SavedAs, rows: Rows | null) =>
    save(format, rows, async (writing) => {
      const { saveRecords } = await loadSaving();
      return saveRecords(format, rows, scenario, lanes, until, writing);
    });
  const saveFor = (format: ExportFormat) =>
    save(format, null, async (writing) => {
      const { saveExport } = await loadExports();
      return saveExport(format, scenario, lanes, until, writing);
    });
  return (
    <>
      {(scenario.response ? BOTH : [null]).map((rows) => (
        <div key={rows} className="saves">
          <span>{rows ? words.rows[rows] : words.data}</span>
          {SAVED.map((format) => (
            <SaveButton
              key={format}
              name={format.toUpperCase()}
              label={rows ? words.rowsAs[rows](format.toUpperCase()) : undefined}
              own={saving?.format === format && saving.rows === rows}
              onSave={() => saveOwn(format, rows)}
              {...{ why, saving }}
            />
          ))}
          {until < scenario.horizon && <em>{words.dataUntil(until)}</em>}
        </div>
      ))}
      <div className="saves">
        <span>{words.forOthers}</span>
        {EXPORT_FORMATS.map((format) => (
          <SaveButton
            key={format}
            name={words.exportNames[format]}
            own={saving?.format === format}
            onSave={() => saveFor(format)}
            {...{ why, saving }}
          />
        ))}
      </div>
    </>
  );
}

/** The file being written, and a function that writes one. */
function useSaving(onFault: RecordRowsProps['onFault']) {
  const [saving, setSaving] = useState<Saving | null>(null);
  const save = (format: Saving['format'], rows: Rows | null, write: (writing: Writing) => Promise<void>) => {
    const controller = new AbortController();
    const { signal } = controller;
    const onShare = (share: number) => setSaving({ format, rows, share, cancel: () => controller.abort() });
    onShare(0);
    write({ signal, onShare })
      .then(
        () => onFault(null),
        (error: Error) => onFault(error.message),
      )
      .finally(() => setSaving(null));
  };
  return { saving, save };
}

/** A file being written. */
interface Saving {
  readonly format: SavedAs | ExportFormat;
  readonly rows: Rows | null;
  /** Progress from 0 to 1. */
  readonly share: number;
  readonly cancel: () => void;
}

interface SaveButtonProps {
  readonly name: string;
  readonly label?: string | undefined;
  /** Why nothing can be saved yet. */
  readonly why: string | undefined;
  readonly saving: Saving | null;
  /** Whether this button's file is being written. */
  readonly own: boolean;
  readonly onSave: () => void;
}

/** A save button. While saving it shows the progress and cancels, so that it keeps the focus. */
function SaveButton({ name, label, why, saving, own, onSave }: SaveButtonProps) {
  const percent = own && saving ? Math.floor(100 * saving.share) : null;
  return (
    <button
      type="button"
      className={percent === null ? 'btn line' : 'btn line cancel-work'}
      aria-label={percent === null ? label : undefined}
      disabled={!own && (why !== undefined || saving !== null)}
      title={own ? undefined : why}
      onClick={own ? saving?.cancel : onSave}
    >
      {percent === null ? name : words.cancelSaving({ format: name, percent })}
      {percent !== null && <progress max={100} value={percent} aria-hidden="true" />}
    </button>
  );
}

/** Link to the run's summary on one sheet of paper. @param address of the run, or of its comparison */
function PrintRow({ address }: { readonly address: string }) {
  const fragment = hashOf(address);
  const link = placeOf(fragment)?.link ?? fragment;
  return (
    <div className="saves">
      <span>{words.paper}</span>
      <a
        className="btn line"
        href={address === '' ? undefined : `${address.split(/[?#]/)[0]}?print#${link}`}
        target="_blank"
        rel="noopener"
      >
        {words.summary}
      </a>
    </div>
  );
}
