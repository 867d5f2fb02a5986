import './key-list.css';
import * as words from '#words/page/keys';
import { SOFTWARE } from '../../src/engine/citation.ts';
import { ENGINE_VERSION } from '../../src/engine/version.ts';

const KEYS = Object.keys(words.caps) as (keyof typeof words.caps)[];

/** List of all keys, of the files that can be dropped on the page, and of what this page is. */
export function KeyList() {
  return (
    <>
      <dl className="keys">
        {KEYS.map((id) => (
          <div key={id}>
            <dt>
              {words.caps[id].split(' ').map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dt>
            <dd>{words.does[id]}</dd>
          </div>
        ))}
      </dl>
      <p className="note">{words.dropTable}</p>
      <About />
    </>
  );
}

/** Versions, licences, and how to cite. */
function About() {
  const inside = document.querySelector<HTMLTemplateElement>('template#notices');
  return (
    <section className="about-driftlab">
      <h3>{words.about}</h3>
      <p>{words.versions({ release: SOFTWARE.version, engine: ENGINE_VERSION })}</p>
      <p>{words.licence}</p>
      {inside ? (
        <details>
          <summary>{words.notices}</summary>
          <pre>{inside.content.textContent}</pre>
        </details>
      ) : (
        <p>
          <a href="./third-party.txt" target="_blank" rel="noreferrer">
            {words.notices}
          </a>
        </p>
      )}
      <p>{words.howToCite}</p>
    </section>
  );
}
