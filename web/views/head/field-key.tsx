import * as words from '#words/views/key';
import { Entry } from '../../ui/key-entry.tsx';
import { QueryEntry, StarEntry } from './mark-entries.tsx';

/** Key for lanes over two dimensions: maps of f(x). */
export function FieldKey() {
  return (
    <div className="key">
      <QueryEntry text={words.query} />
      <StarEntry text={words.optimum} />
      <Entry text={words.optimumTrail} width={16}>
        <path className="grey" d="M1 10h5V6h5V2h4" strokeWidth="1.5" />
      </Entry>
      <Entry text={words.data} width={16}>
        <circle className="soft" cx="3" cy="6" r="2.2" opacity="0.3" />
        <circle className="soft" cx="12" cy="6" r="2.2" />
      </Entry>
    </div>
  );
}
