import './room-code.css';
import { hideRoom } from '../store/page.ts';
import { Dialog } from '../ui/overlay/dialog.tsx';
import * as words from '../words/share/room-code.ts';
import { useShareOptions } from './options.ts';
import { QrCode } from './qr-code.tsx';
import { useShared } from './use-shared.ts';

/** The code alone, as large as the screen, with the address below: for phones in the rows behind. */
export function RoomCode() {
  const { address, fault } = useShared(useShareOptions());
  return (
    <Dialog opened fullScreen onClose={hideRoom} className="room" title={words.title}>
      <QrCode text={address} />
      <p className="room-address">{fault ?? address.replace(/^https?:\/\//, '')}</p>
    </Dialog>
  );
}
