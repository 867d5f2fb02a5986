import { useState } from 'react';
import { useStore } from 'zustand';
import * as words from '#words/share/share';
import { engineName } from '../../src/engine/version.ts';
import { messageOf } from '../../src/parameters/thrown.ts';
import { type PictureFormat, savePicture } from '../pictures/save-picture.ts';
import { subjects } from '../pictures/subjects.ts';
import { useCursor, useEditedScenario } from '../store/hooks.ts';
import { page } from '../store/page.ts';
import type { Shared } from './use-shared.ts';

const FORMATS: readonly PictureFormat[] = ['svg', 'png'];

interface PictureRowProps {
  /** The address in the caption, and the fingerprints of the lanes that have run. */
  readonly shared: Pick<Shared, 'address' | 'fingerprints'>;
  /** Called with the fault as a sentence, or with null on success. */
  readonly onFault: (fault: string | null) => void;
}

/** Saves what is visible as a picture, with a choice of the part and the format. */
export function PictureRow({ shared: { address, fingerprints }, onFault }: PictureRowProps) {
  const [offered] = useState(subjects);
  const [chosen, setChosen] = useState(offered[0].id);
  const [drawing, setDrawing] = useState(false);
  const scenario = useEditedScenario();
  const step = useCursor();
  const backend = useStore(page, (state) => state.backend);
  const save = async (format: PictureFormat) => {
    setDrawing(true);
    try {
      // The page may have changed since the sheet was opened.
      const subject = subjects().find(({ id }) => id === chosen);
      if (!subject) throw new Error(words.outOfSight);
      const engine = engineName(backend ?? 'wasm', scenario);
      await savePicture(format, subject, { scenario, step, address, engine }, fingerprints);
      onFault(null);
    } catch (error) {
      onFault(messageOf(error));
    }
    setDrawing(false);
  };
  return (
    <div className="saves">
      <span>{words.picture}</span>
      <select
        className="select"
        aria-label={words.pictureOf}
        value={chosen}
        onChange={(event) => setChosen(event.target.value)}
      >
        {offered.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
      {FORMATS.map((format) => (
        <button
          key={format}
          type="button"
          className="btn line"
          disabled={drawing}
          onClick={() => void save(format)}
        >
          {format.toUpperCase()}
        </button>
      ))}
    </div>
  );
}
