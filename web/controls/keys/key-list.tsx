import './key-list.css';
import * as words from '../../words/controls/keys.ts';
import { KEYS } from '../../words/controls/keys.ts';

/** Every key, and what a file dropped on the page becomes. */
export function KeyList() {
  return (
    <>
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
      <p className="note">{words.dropTable}</p>
    </>
  );
}
