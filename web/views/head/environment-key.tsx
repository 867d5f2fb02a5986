import * as words from '#words/views/key';
import { Entry } from '../../ui/key-entry.tsx';
import { QueryEntry, StarEntry } from './mark-entries.tsx';

/** Key for lanes in an environment: the maps of f(x, w), and the plot over the designs. */
export function EnvironmentKey() {
  return (
    <div className="key">
      <QueryEntry text={words.queryPair} />
      <Entry text="$f = h$" width={18}>
        <path className="ink" d="M1 10C5 10 5 2 9 2s4 8 8 8" strokeWidth="1.5" />
      </Entry>
      <Entry text={words.truthProbability} width={18}>
        <path className="ink" d="M1 6h16" strokeWidth="1.75" />
      </Entry>
      <Entry text={words.estimate} width={18}>
        <rect x="1" y="1" width="16" height="10" className="soft" opacity="0.25" />
        <path className="grey" d="M1 6h16" strokeWidth="2" />
      </Entry>
      <StarEntry text={words.bestDesign} />
      <Entry text={words.above} width={16}>
        <rect x="1" y="2" width="14" height="8" className="soft" />
      </Entry>
      <Entry text={words.below} width={16}>
        <rect x="1.5" y="2" width="13" height="8" className="grey" strokeWidth="1.25" />
      </Entry>
      <Entry text={words.undecided} width={16}>
        <path className="grey" d="M1 6h14" strokeWidth="1.5" strokeDasharray="1.5 2.5" />
      </Entry>
    </div>
  );
}
