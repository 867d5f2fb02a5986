import { Modal } from '@mantine/core';
import { useState } from 'react';
import { PanelHead } from '../ui/panel-head.tsx';
import './theory.css';
import { TheoryView } from './theory-view.tsx';

const TITLE = 'theory-title';

/** A row that opens the theory beside the run: nothing is computed before. */
export function TheoryPanel() {
  const [opened, setOpened] = useState(false);
  return (
    <section className="panel theory-panel" aria-labelledby={TITLE}>
      <PanelHead title="Theory" id={TITLE}>
        <span className="note">bounds the papers prove</span>
        <button type="button" className="btn" aria-haspopup="dialog" onClick={() => setOpened(true)}>
          Compare
        </button>
      </PanelHead>
      <Modal
        opened={opened}
        onClose={() => setOpened(false)}
        title="Theory beside the run"
        centered
        size={640}
        keepMounted={false}
        closeButtonProps={{ 'aria-label': 'Close' }}
      >
        <TheoryView />
      </Modal>
    </section>
  );
}
