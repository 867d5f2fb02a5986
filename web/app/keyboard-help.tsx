import { Suspense } from 'react';
import * as words from '#words/page/page';
import { lateView } from '../ui/late-view.tsx';
import { Dialog } from '../ui/overlay/dialog.tsx';

const KeyList = lateView(() => import('./key-list.tsx').then((module) => module.KeyList));

export function KeyboardHelp({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  return (
    <Dialog opened={opened} onClose={onClose} title={words.keyboard} size={460}>
      <Suspense fallback={null}>
        <KeyList />
      </Suspense>
    </Dialog>
  );
}
