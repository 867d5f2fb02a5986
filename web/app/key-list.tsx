import './key-list.css';
import { SOFTWARE } from '../../src/engine/citation.ts';
import { ENGINE_VERSION } from '../../src/engine/version.ts';
import * as words from '../words/page/keys.ts';
import { KEYS } from '../words/page/keys.ts';

/** Every key, what a file dropped on the page becomes, and what this page is. */
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
      <About />
    </>
  );
}

/** Versions, licences, and how to cite. */
function About() {
  const inside = document.querySelector<HTMLTemplateElement>('template#notices');
  return (
    <section className="about">
      <h3>{words.about}</h3>
      <p>{words.versions(SOFTWARE.version, ENGINE_VERSION)}</p>
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
