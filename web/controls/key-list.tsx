import './key-list.css';
import { KEYS } from './keys.ts';

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
      <p className="note">
        Drop a CSV file onto the page to make it the objective: rows are times, columns are arms, at most 20
        MB.
      </p>
    </>
  );
}
