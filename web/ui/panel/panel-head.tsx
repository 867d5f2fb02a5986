import './panel-head.css';
import type { ReactNode } from 'react';
import type { LaneLetter } from '../../../src/contracts/scenario.ts';
import { Badge } from '../badge.tsx';

interface PanelHeadProps {
  readonly title: string;
  /** The lane shown by the panel, if it shows one. */
  readonly letter?: LaneLetter | undefined;
  /** Id for `aria-labelledby` of the panel's section. */
  readonly id?: string;
  /** Legend or switch at the right. */
  readonly children?: ReactNode;
}

/** First row of a panel. */
export function PanelHead({ title, letter, id, children }: PanelHeadProps) {
  return (
    <div className="phead">
      <h3 id={id}>{title}</h3>
      {letter && <Badge letter={letter} small />}
      {children}
    </div>
  );
}
