import { describe, expect, it } from 'vitest';
import { SCENES } from '../../../src/engine/scenes/index.ts';
import { EXPERIMENTS } from '../../../src/experiments/registry.ts';
import { type Entry, found, LONGEST_LINE } from '../../../web/library/entry.ts';
import { listName } from '../../../web/readings/papers/papers.ts';

const entry = (name: string, line = '', words = ''): Entry => ({
  id: name,
  name,
  line,
  words,
  picture: null,
  open: () => {},
});

describe('a line under a picture', () => {
  const lines = [
    ...SCENES.map(({ id, line }) => [id, line]),
    ...EXPERIMENTS.map((experiment) => [experiment.id, listName(experiment).line]),
  ];
  it.each(lines)(`%s: “%s” has at most ${LONGEST_LINE} characters`, (_, line) => {
    expect(line.length).toBeGreaterThan(0);
    expect(line.length).toBeLessThanOrEqual(LONGEST_LINE);
  });
});

describe('find', () => {
  const entries = [
    entry('Moving peak', 'Follow the swing, or restart?', 'GP-UCB TV-GP-UCB'),
    entry('Wiener drift', 'Ever further from zero.', 'UI-TVBO'),
    { ...entry('New objective'), adds: true as const },
  ];
  const names = (query: string) => found(entries, query).map(({ name }) => name);

  it('looks at names, lines and other words, whatever the case and the accents', () => {
    expect(names('PEAK')).toEqual(['Moving peak']);
    expect(names('further')).toEqual(['Wiener drift']);
    expect(names('tvbo')).toEqual(['Wiener drift']);
    expect(names('pèak')).toEqual(['Moving peak']);
  });

  it('wants every word', () => {
    expect(names('moving ucb')).toEqual(['Moving peak']);
    expect(names('moving zero')).toEqual([]);
  });

  it('leaves everything where nothing is asked, and finds what makes something new only then', () => {
    expect(names('  ')).toEqual(['Moving peak', 'Wiener drift', 'New objective']);
    expect(names('new')).toEqual([]);
  });
});
