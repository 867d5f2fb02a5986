import './keyboard-help.css';
import { Modal } from '@mantine/core';
import { KEYS } from './use-keyboard.ts';

export function KeyboardHelp({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title="Keyboard"
      centered
      size={460}
      closeButtonProps={{ 'aria-label': 'Close' }}
    >
      <dl className="keys">
        {KEYS.map(([keys, what]) => (
          <div key={keys}>
            <dt>
              {keys.split(' ').map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
      <p className="note">
        Drop a CSV file onto the page to make it the objective: rows are times, columns are arms, at most 20
        MB.
      </p>
    </Modal>
  );
}
