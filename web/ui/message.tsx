import type { ReactNode } from 'react';
import * as words from '#words/page/page';
import { IconButton } from './icon-button.tsx';
import { IconClose } from './icons.tsx';

interface MessageProps {
  readonly role?: 'alert' | 'status';
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A message about the whole page, under the header, until it is closed. */
export function Message({ role, onClose, children }: MessageProps) {
  return (
    <div className="notice" role={role}>
      <div className="notice-body">{children}</div>
      <IconButton label={words.closeMessage} onClick={onClose}>
        <IconClose />
      </IconButton>
    </div>
  );
}
