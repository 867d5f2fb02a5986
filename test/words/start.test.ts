import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { SPEAKING_FILES, spoken, translations } from '../../scripts/page/language.ts';

const PUBLIC = new URL('../../public/', import.meta.url);
const START = readFileSync(new URL('start.js', PUBLIC), 'utf8');

/** What start.js says in place of a page: at once, and when a script does not come. */
function said(script: string, globals: object): string {
  const place = { dataset: {} as { told?: string }, textContent: '', setAttribute() {} };
  class HTMLScriptElement {
    src = 'https://lab.example/assets/page-1.js';
  }
  Object.assign(HTMLScriptElement.prototype, { noModule: false });
  const heard: Record<string, (event: object) => void> = {};
  runInNewContext(script, {
    HTMLScriptElement,
    WebAssembly,
    document: { getElementById: (id: string) => (id === 'start' ? place : null) },
    addEventListener: (name: string, listener: (event: object) => void) => {
      heard[name] = listener;
    },
    ...globals,
  });
  heard.error({ target: new HTMLScriptElement() });
  return place.textContent;
}

describe('what stands in place of a page that cannot start', () => {
  it('names the file that did not come', () => {
    expect(said(START, {})).toBe(
      'A file of Driftlab did not come: page-1.js. Check the connection and reload the page.',
    );
  });

  it('is in the language of its folder', () => {
    expect(said(spoken('start.js', 'de'), {})).toBe(
      'Eine Datei von Driftlab ist nicht angekommen: page-1.js. Verbindung prüfen und die Seite neu laden.',
    );
    expect(said(spoken('start.js', 'es'), { WebAssembly: undefined })).toContain('modo de aislamiento');
  });
});

it.each(translations())('no English sentence of public/ is left in %s', (language) => {
  for (const file of SPEAKING_FILES)
    expect(spoken(file, language)).not.toMatch(/Driftlab (could|needs|computes)|did not come|playground/);
  expect(JSON.parse(spoken('manifest.webmanifest', language)).name).toBe('Driftlab');
});
