import { Modal } from '@mantine/core';
import { useState } from 'react';
import { Panel } from '../ui/panel.tsx';
import './theory.css';
import { TheoryView } from './theory-view.tsx';

/** A row that opens the theory beside the run: nothing is computed before. */
export function TheoryPanel() {
  const [opened, setOpened] = useState(false);
  return (
    <Panel
      id="theory"
      title="Theory"
      className="theory-panel"
      aside={
        <>
          <span className="note">bounds the papers prove</span>
          <button type="button" className="btn" aria-haspopup="dialog" onClick={() => setOpened(true)}>
            Bounds
          </button>
        </>
      }
    >
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
    </Panel>
  );
}
