import { readdirSync, readFileSync } from 'node:fs';

const FOLDER = new URL('../../words/', import.meta.url);

/** A language's messages by key, in ICU MessageFormat, and its tag (`en-GB`). */
export interface Catalogue {
  readonly language: string;
  readonly messages: ReadonlyMap<string, string>;
}

/** The languages that there is a catalogue for: `words/en.arb` is English. */
export const languages = (): string[] =>
  readdirSync(FOLDER).flatMap((file) => (file.endsWith('.arb') ? [file.slice(0, -'.arb'.length)] : []));

/**
 * Reads a catalogue: an application resource bundle, which is JSON with `key: message` and, for translators, `@key` beside it.
 * @throws Error naming the file, where it is no such JSON
 */
export function readCatalogue(name: string): Catalogue {
  try {
    return catalogueOf(JSON.parse(readFileSync(new URL(`${name}.arb`, FOLDER), 'utf8')));
  } catch (error) {
    throw new Error(`words/${name}.arb: ${(error as Error).message}`);
  }
}

export function catalogueOf(resources: Readonly<Record<string, unknown>>): Catalogue {
  const messages = Object.entries(resources).filter(([key]) => !key.startsWith('@'));
  for (const [key, text] of messages)
    if (typeof text !== 'string') throw new Error(`${key} must be a text, got ${JSON.stringify(text)}`);
  return {
    language: String(resources['@@locale']).replace('_', '-'),
    messages: new Map(messages as [string, string][]),
  };
}
