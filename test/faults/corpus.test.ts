import { describe, expect, it } from 'vitest';
import { parseJson } from '../../src/engine/json.ts';
import { decodeLink } from '../../src/engine/link/link.ts';
import { parseScenario } from '../../src/engine/scenario/validate.ts';
import { type CorpusCase, corpus } from './corpus.ts';
import { outcome } from './outcome.ts';

function check(
  { opens, refused, text }: CorpusCase,
  open: (text: string) => ReturnType<typeof parseScenario>,
) {
  const { scenario, refusal } = outcome(() => open(text));
  // Parameters that came later stand in it with their defaults.
  if (opens) expect(scenario).toMatchObject(opens);
  else expect(scenario).toBeNull();
  if (refused !== null) expect(refusal).toContain(refused);
}

describe('links of the corpus', () => {
  it.each(['v1', 'v2'])('has ten links of format %s, which open for ever', (format) => {
    const first = corpus('links').filter(({ name }) => name.startsWith(`${format}-`));
    expect(first).toHaveLength(10);
    expect(first.every(({ opens }) => opens !== null)).toBe(true);
  });

  it.each(corpus('links'))('$name', (one) => check(one, (text) => decodeLink(text).scenario));
});

describe('scenarios of the corpus', () => {
  it.each(corpus('scenarios'))('$name', (one) => check(one, (text) => parseScenario(parseJson(text))));
});
