import './blocks-panel.css';
import { memo, useEffect, useRef, useState } from 'react';
import * as words from '#words/own/formula';
import type { FormulaPreview } from '../../../src/engine/formula-preview.ts';
import { FORMULA_KINDS } from '../../../src/objectives/formula-parameters.about.ts';
import { RAMP } from '../../../src/picture/palette.ts';
import { colourMap, paintField } from '../../plot/colour.ts';
import { useTheme } from '../../store/hooks.ts';
import { MathText } from '../../ui/math-text.tsx';
import { Panel } from '../../ui/panel/panel.tsx';
import { askPreview } from '../../worker/preview/preview-client.ts';
import { BLOCKS, type Block, type FormulaId } from './blocks.ts';

/** Size of a picture in values, and its random draw. */
const PICTURE = { points: 24, steps: 60 };
const DRAW = { seed: 273, replicate: 0, pointsPerDimension: PICTURE.points };

interface BlocksPanelProps {
  readonly id: FormulaId;
  readonly onWrite: (block: Block) => void;
}

/** Building blocks of a formula; a click inserts one at the caret. */
export const BlocksPanel = memo(function BlocksPanel({ id, onWrite }: BlocksPanelProps) {
  const { still, coordinates } = FORMULA_KINDS[id];
  const given = [...coordinates, ...(still ? [] : ['t', 'T']), 'π'].map((name) => `$${name}$`).join(', ');
  return (
    <Panel id="blocks" title={words.blocks} aside={<span className="legend">{words.blocksHelp}</span>}>
      <div className="blocks">
        {BLOCKS[id].map((block) => (
          <BlockButton key={block.name} block={block} onWrite={onWrite} />
        ))}
      </div>
      <p className="blocks-note">
        <MathText text={words.given(given)} />
      </p>
    </Panel>
  );
});

function BlockButton({ block, onWrite }: { block: Block; onWrite: (block: Block) => void }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const picture = usePicture(block);
  const theme = useTheme();
  useEffect(() => {
    const context = canvas.current?.getContext('2d');
    if (!picture || !context) return;
    const { candidates, steps, values, range } = picture;
    const flat = candidates.axes.length === 1;
    const columns = flat ? steps.length : candidates.axes[0].length;
    const rows = candidates.axes[candidates.axes.length - 1].length;
    const first = flat ? values : values.subarray(0, columns * rows);
    const image = context.createImageData(columns, rows);
    paintField(first, columns, rows, range, colourMap(RAMP[theme]), image.data);
    Object.assign(context.canvas, { width: columns, height: rows });
    context.putImageData(image, 0, 0);
  }, [picture, theme]);
  return (
    <button type="button" className="block" onClick={() => onWrite(block)}>
      <canvas ref={canvas} width={PICTURE.steps} height={PICTURE.points} />
      <code>{block.name}</code>
    </button>
  );
}

/** Pictures drawn so far; they never change. */
const drawn = new Map<Block, FormulaPreview>();

function usePicture(block: Block): FormulaPreview | null {
  const [, setDrawn] = useState(0);
  useEffect(() => {
    if (drawn.has(block)) return;
    let current = true;
    const { id, formula, horizon } = block.pictured;
    askPreview({ objective: { id, parameters: { formula } }, horizon, ...DRAW, most: PICTURE }).then(
      (answer) => {
        if (answer.kind === 'picture') drawn.set(block, answer.preview);
        if (current) setDrawn((count) => count + 1);
      },
      // A block without a picture can still be inserted.
      () => {},
    );
    return () => {
      current = false;
    };
  }, [block]);
  return drawn.get(block) ?? null;
}
