import './view-bar.css';
import type { ReactNode } from 'react';
import * as words from '#words/views/view-bar';
import { setLayout, toggleSurface } from '../../store/actions/view.ts';
import { useLanes, useLayout, useSquare, useSurface } from '../../store/hooks.ts';
import { Segments } from '../../ui/segments.tsx';

const LAYOUTS = [
  ['lanes', words.lanes],
  ['overview', words.overview],
] as const;

/** "Lanes | Overview", for a square "Surface", and at the right the options of the view. */
export function ViewBar({ children }: { children?: ReactNode }) {
  const { layout, enlarged } = useLayout();
  const several = useLanes().length > 1;
  const [surface, square] = [useSurface(), useSquare()];
  if (!several && !square) return null;
  return (
    <div className="view-bar">
      {several && (
        <Segments
          label={words.lanesShownAs}
          options={LAYOUTS}
          value={enlarged ? null : layout}
          onChange={setLayout}
        />
      )}
      {square && (enlarged || layout === 'lanes') && (
        <span className="seg">
          <button type="button" aria-pressed={surface} onClick={toggleSurface}>
            {words.surface}
          </button>
        </span>
      )}
      {children}
    </div>
  );
}
