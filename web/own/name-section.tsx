import './name-section.css';
import * as words from '#words/own/own';
import { shownTitle } from '../registry/titles.ts';

/** Field for the scene's name. */
export function NameSection({ name, onChange }: { name: string; onChange: (name: string) => void }) {
  return (
    <section className="sec" aria-labelledby="own-name-title">
      <h2 id="own-name-title">{words.name}</h2>
      <input
        className="own-name"
        aria-labelledby="own-name-title"
        autoComplete="off"
        maxLength={80}
        value={shownTitle(name)}
        onChange={(event) => onChange(event.target.value)}
      />
    </section>
  );
}
