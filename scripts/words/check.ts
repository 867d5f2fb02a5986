import { isStructurallySame } from '@formatjs/icu-messageformat-parser/manipulator.js';
import type { Catalogue } from './catalogue.ts';
import { parsed } from './message.ts';

/** What a translation lacks, by surface (`views.lane`), and the messages that are wrong, each with the reason. */
export interface Report {
  readonly missing: ReadonlyMap<string, readonly string[]>;
  readonly wrong: readonly string[];
}

/** Holds a translation against the language that it translates. */
export function checked(translation: Catalogue, source: Catalogue): Report {
  const missing = new Map<string, string[]>();
  for (const key of source.messages.keys())
    if (!translation.messages.has(key)) {
      const surface = key.split('.', 2).join('.');
      missing.set(surface, [...(missing.get(surface) ?? []), key]);
    }
  const wrong = [...translation.messages].flatMap(([key, text]) => {
    const fault = faultOf(key, text, source.messages.get(key));
    return fault === null ? [] : [`${key} ${fault}`];
  });
  return { missing, wrong };
}

function faultOf(key: string, text: string, original: string | undefined): string | null {
  if (original === undefined) return 'is not in the English catalogue';
  const same = isStructurallySame(parsed(key, original), parsed(key, text));
  if (!same.success) return `must have the values of “${original}”, got “${text}”`;
  const [wanted, got] = [original, text].map(formulasIn);
  return wanted === got
    ? null
    : `must have the formulas ${wanted || 'of English, none'}, got ${got || 'none'}`;
}

/** What stands between dollar signs, and how often something is strong. */
const formulasIn = (text: string): string => [...(text.match(/\$[^$]*\$|\*\*/g) ?? [])].sort().join(' ');
