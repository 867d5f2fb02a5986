import './view-bar.css';
import type { ReactNode } from 'react';
import { setLayout } from '../../store/actions/view.ts';
import { useLayout } from '../../store/hooks.ts';
import { Segments } from '../../ui/segments.tsx';

const LAYOUTS = [
  ['lanes', 'Lanes'],
  ['overview', 'Overview'],
] as const;

/** "Lanes | Overview", and at the right what belongs to the view. */
export function ViewBar({ children }: { children?: ReactNode }) {
  const { layout, enlarged } = useLayout();
  return (
    <div className="view-bar">
      <Segments
        label="The lanes shown as"
        options={LAYOUTS}
        value={enlarged ? null : layout}
        onChange={setLayout}
      />
      {children}
    </div>
  );
}
