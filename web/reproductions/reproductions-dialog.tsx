import { Modal } from '@mantine/core';
import { lazy, Suspense } from 'react';
import { Region } from '../ui/region.tsx';
import './reproductions.css';

// Reports and experiments are many: fetched when somebody looks.
const ReportList = lazy(() => import('./report-list.tsx').then((module) => ({ default: module.ReportList })));

interface DialogProps {
  readonly opened: boolean;
  readonly onClose: () => void;
  readonly phone: boolean;
}

/** The papers' tables and figures, run again: what comes out, what does not, and how to run it. */
export function ReproductionsDialog({ opened, onClose, phone }: DialogProps) {
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title="Reproductions"
      size={760}
      fullScreen={phone}
      closeButtonProps={{ 'aria-label': 'Close' }}
    >
      <p className="reproductions-lead">
        The papers’ tables and figures, run again with this engine: the paper’s figure, ours ± standard error
        over n runs, and a verdict. What does not reproduce stays in the list.
      </p>
      <Region name="The list of reproductions">
        <Suspense fallback={<p className="note">Fetching the reports.</p>}>
          <ReportList />
        </Suspense>
      </Region>
    </Modal>
  );
}
