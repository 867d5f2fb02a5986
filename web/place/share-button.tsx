import type { ReactNode } from 'react';
import * as words from '#words/share/button';
import { IconShare } from '../ui/icons.tsx';
import { PopoverButton } from '../ui/overlay/open-button.tsx';
import { Region } from '../ui/panel/region.tsx';

interface ShareButtonProps {
  /** Label of the popover. */
  readonly label: string;
  readonly className?: string;
  /** Width of the popover in px if the page is wide enough. */
  readonly width?: number;
  readonly children: ReactNode;
}

/** A share button in the header with its popover. */
export function ShareButton({ label, className = '', width = 404, children }: ShareButtonProps) {
  return (
    <PopoverButton
      button={{
        className: 'btn',
        'aria-label': words.share,
        face: (
          <>
            <IconShare /> <span className="word">{words.share}</span>
          </>
        ),
      }}
      label={label}
      className={`pop ${className}`}
      width={`min(${width}px, calc(100vw - 24px))`}
    >
      <h3>{label}</h3>
      <Region name={words.sharing}>{children}</Region>
    </PopoverButton>
  );
}
