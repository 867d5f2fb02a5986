import type { Card } from '../../src/algorithms/card.ts';

const files = import.meta.glob<Card>(
  [
    '../../src/algorithms/**/*.about.ts',
    '!../../src/algorithms/**/{prior-elimination,registry,shared-parameters,sources,with-looks}.about.ts',
  ],
  { import: 'card', eager: true },
);
const BY_ID = new Map(
  Object.entries(files).map(([path, card]) => [path.replace(/^.*\/|\.about\.ts$/g, ''), card] as const),
);

/** The card of an algorithm, which stands in its about-file; undefined for a custom one. */
export const cardOf = (id: string): Card | undefined => BY_ID.get(id);
