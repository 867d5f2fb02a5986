import './preview.css';
import { memo, useMemo, useState } from 'react';
import * as words from '#words/own/formula';
import type { FormulaPreview } from '../../../src/engine/formula-preview.ts';
import { MathText } from '../../ui/math-text.tsx';
import { PanelHead } from '../../ui/panel/panel-head.tsx';
import { pictureOf } from './picture.ts';
import { PreviewMap } from './preview-map.tsx';
import { Slice } from './slices.tsx';
import { useHeld } from './use-held.ts';

interface PreviewPictureProps {
  readonly preview: FormulaPreview;
  readonly horizon: number;
  /** Whether the formula has a fault, so that the picture shows the last one without. */
  readonly veiled: boolean;
  readonly computing: boolean;
  /** Whether a slider is moving; axes and greys do not change until it is released. */
  readonly holding: boolean;
  readonly phone: boolean;
}

/** Initial positions of the slices, as shares of the axis. */
const CUTS = [29 / 199, 94 / 199, 169 / 199];

/** The map of a formula, and slices at lines that can be dragged. */
export const PreviewPicture = memo(function PreviewPicture(props: PreviewPictureProps) {
  const { preview, horizon, veiled, computing, holding, phone } = props;
  const [shares, setShares] = useState<readonly number[]>(phone ? CUTS.slice(1, 2) : CUTS);
  const range = useHeld(preview.range, holding);
  const picture = useMemo(() => pictureOf(preview, horizon), [preview, horizon]);
  const last = picture.columns.length - 1;
  const cuts = shares.map((share) => Math.round(share * last));
  const onCut = (cut: number, column: number) =>
    setShares((now) => now.with(cut, last > 0 ? column / last : 0));
  return (
    <div className={['preview', veiled && 'veiled', computing && 'computing'].filter(Boolean).join(' ')}>
      <PanelHead
        title={picture.maps.length === 2 ? words.mapOfXAndY(picture.across) : words.mapOfX(picture.across)}
        id="preview-title"
      >
        <Legend still={preview.still} />
      </PanelHead>
      <PreviewMap picture={picture} range={range} cuts={cuts} onCut={onCut} labelledBy="preview-title" />
      <div className="slices">
        {cuts.map((column, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a slice is identified by its index
          <Slice key={i} picture={picture} column={column} range={range} />
        ))}
      </div>
    </div>
  );
});

function Legend({ still }: { still: boolean }) {
  return (
    <span className="legend">
      <span>
        <svg width="20" height="10" aria-hidden="true">
          <path d="M0 5h20" stroke="var(--ink)" strokeWidth="2" />
        </svg>
        {still ? words.bestDesign : words.optimum}
      </span>
      <span>
        <svg width={still ? 20 : 10} height="14" aria-hidden="true">
          {still ? (
            <path d="M0 7h20" stroke="var(--ink-3)" strokeDasharray="2 3" />
          ) : (
            <path d="M5 0v14" stroke="var(--ink)" strokeDasharray="3 3" />
          )}
        </svg>
        {still ? <MathText text={words.threshold} /> : words.change}
      </span>
    </span>
  );
}
