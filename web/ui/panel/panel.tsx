import type { CSSProperties, ReactNode, Ref } from 'react';
import type { LaneLetter } from '../../../src/contracts/scenario.ts';
import { PanelHead } from './panel-head.tsx';

interface PanelProps {
  /** The section's id is `panel-<id>`, its title's `<id>-title`. */
  readonly id: string;
  readonly title: string;
  /** The lane shown by the panel, if it shows one. */
  readonly letter?: LaneLetter | undefined;
  /** Legend or switch to the right of the title. */
  readonly aside?: ReactNode;
  readonly className?: string;
  readonly style?: CSSProperties;
  readonly ref?: Ref<HTMLElement>;
  readonly children?: ReactNode;
}

/** A section of the insight column with its title. */
export function Panel({ id, title, letter, aside, className = '', style, ref, children }: PanelProps) {
  return (
    <section
      ref={ref}
      id={`panel-${id}`}
      className={`panel ${className}`.trim()}
      style={style}
      aria-labelledby={titleId(id)}
    >
      <PanelHead title={title} id={titleId(id)} letter={letter}>
        {aside}
      </PanelHead>
      {children}
    </section>
  );
}

export const titleId = (id: string): string => `${id}-title`;
