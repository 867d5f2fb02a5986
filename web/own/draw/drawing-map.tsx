import { useMemo } from 'react';
import * as words from '#words/own/draw';
import { changesReading } from '../changes-reading.ts';
import { PreviewMap } from '../preview-map.tsx';
import { useDraft } from './draft.ts';
import { drawingPreview } from './drawing-preview.ts';

/** The drawing over time, its optimum and its jumps; the chosen key frame's step is marked. */
export function DrawingMap() {
  const { frames, between, horizon, at } = useDraft((state) => state);
  const preview = useMemo(() => drawingPreview(frames, between, horizon), [frames, between, horizon]);
  return (
    <section className="panel own-map" aria-labelledby="own-map-title">
      <div className="phead">
        <h3 id="own-map-title">{words.map}</h3>
        <span className="legend">
          <span>
            <svg width="20" height="10" aria-hidden="true">
              <path d="M0 5h20" stroke="var(--ink)" strokeWidth="2" />
            </svg>
            {words.optimum}
          </span>
        </span>
      </div>
      <p className="reading">{changesReading(preview.changePoints)}</p>
      <PreviewMap preview={preview} step={frames[at].step} />
    </section>
  );
}
