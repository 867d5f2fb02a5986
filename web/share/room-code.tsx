import './room-code.css';
import { useEffect, useState } from 'react';
import * as codeWords from '#words/page/qr-code';
import * as words from '#words/share/room-code';
import { pause } from '../store/actions/time.ts';
import { hideRoom } from '../store/page.ts';
import { Dialog } from '../ui/overlay/dialog.tsx';
import { fitsARoom, QrCode } from '../ui/qr-code.tsx';
import { useShareOptions } from './options.ts';
import { useShared } from './use-shared.ts';

/**
 * The code, as large as the screen, with the address below: for phones in the back rows. If it cannot be
 * shown, the reason.
 */
export function RoomCode() {
  // As in the share sheet, the code belongs to one step.
  useEffect(pause, []);
  useGivenBackFocus();
  const { address, fault } = useShared(useShareOptions());
  const nothing = fault ?? (address !== '' && !fitsARoom(address) ? codeWords.tooMuch : null);
  return (
    <Dialog
      opened
      fullScreen
      onClose={hideRoom}
      className="room"
      title={nothing === null ? words.title : words.noCode}
    >
      {nothing === null ? (
        <>
          <QrCode text={address} />
          <p className="room-address">{address.replace(/^https?:\/\//, '')}</p>
        </>
      ) : (
        <p className="room-instead">{nothing}</p>
      )}
    </Dialog>
  );
}

/** Returns the focus to the element that had it before a dialog, when the whole dialog is removed. */
function useGivenBackFocus(): void {
  const [before] = useState(() => document.activeElement);
  useEffect(
    () => () => {
      requestAnimationFrame(
        () => before instanceof HTMLElement && before.isConnected && before.focus({ preventScroll: true }),
      );
    },
    [before],
  );
}
