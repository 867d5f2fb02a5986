import { readFile } from 'node:fs/promises';
import { build } from 'esbuild';
import { beforeAll, describe, expect, it } from 'vitest';
import { described, inLanguage, readDescriptions, titles } from '../../scripts/page/descriptions.ts';
import { translations } from '../../scripts/page/language.ts';
import type { Card } from '../../src/algorithms/card.ts';
import { ALGORITHM_ABOUTS } from '../../src/algorithms/registry.about.ts';
import { SCENES } from '../../src/engine/scenes/index.ts';
import { EXPERIMENTS } from '../../src/experiments/registry.ts';
import { OBJECTIVE_ABOUTS } from '../../src/objectives/registry.about.ts';
import { resolveParameters } from '../../src/parameters/resolve.ts';
import type { ParamSpec } from '../../src/parameters/spec.ts';
import { LONGEST_LINE } from '../../web/library/entry.ts';
import { listName } from '../../web/readings/papers/papers.ts';

const ENGLISH = described();

/** Formulas, values and numbers, which a translation may put elsewhere in the sentence. */
const kept = (text: string) => {
  const parts = text.match(/\$\{[^}]*\}|\$[^$]*\$/g) ?? [];
  const numbers = text.replace(/\$\{[^}]*\}|\$[^$]*\$/g, '').match(/\d+(\.\d+)?/g) ?? [];
  return [...parts, ...numbers].sort().join(' ');
};

/** Titles as an objective gives them to a scenario. */
const CHOSEN = OBJECTIVE_ABOUTS.map(({ name }) => name.replace(/, [12]D$/, ''));

describe.each(translations())(
  'the descriptions of algorithms, objectives and parameters in %s',
  (language) => {
    const said = readDescriptions(language);

    it('are all there, and none that English no longer has', () => {
      expect(ENGLISH.length).toBeGreaterThan(400);
      expect(ENGLISH.filter((text) => !said[text])).toEqual([]);
      expect(Object.keys(said).filter((text) => !ENGLISH.includes(text))).toEqual([]);
    });

    it('have the formulas, values and numbers of the English', () => {
      expect(ENGLISH.filter((text) => kept(text) !== kept(said[text] ?? ''))).toEqual([]);
    });

    it('keep the line of a scene or an experiment as short as its picture is wide', () => {
      const lines = [...SCENES, ...EXPERIMENTS.map(listName)].map(({ line }) => said[line]);
      expect(lines.filter((line) => line.length > LONGEST_LINE)).toEqual([]);
    });

    it('have a title for every scene and objective, of which the page finds the English again', () => {
      const shown = titles(said);
      const titled = [...SCENES.map(({ scenario }) => scenario.title), ...CHOSEN];
      expect(titled.filter((title) => !said[title] && !Object.hasOwn(shown, title))).toEqual([]);
      const back = (title: string) => Object.keys(shown).find((key) => shown[key] === shown[title]);
      expect(CHOSEN.filter((title) => shown[title] && back(title) !== title)).toEqual([]);
    });

    it('name what a scene and an objective both are alike', () => {
      const shown = titles(said);
      const both = SCENES.filter(({ name }) => CHOSEN.includes(name));
      expect(both.length).toBeGreaterThan(5);
      expect(both.filter(({ name }) => shown[name] !== said[name])).toEqual([]);
    });
  },
);

const ROOT = new URL('../../', import.meta.url).pathname;

interface Said {
  readonly SCENES: typeof SCENES;
  readonly ALGORITHMS: typeof ALGORITHM_ABOUTS;
  readonly OBJECTIVES: typeof OBJECTIVE_ABOUTS;
  readonly card: Card;
}

/** What the page of a language makes of the files that describe. */
async function pageIn(said: Readonly<Record<string, string>>): Promise<Said> {
  const { outputFiles } = await build({
    stdin: {
      contents: `
        export { SCENES } from './src/engine/scenes/index.ts';
        export { ALGORITHM_ABOUTS as ALGORITHMS } from './src/algorithms/registry.about.ts';
        export { OBJECTIVE_ABOUTS as OBJECTIVES } from './src/objectives/registry.about.ts';
        export { card } from './src/algorithms/resets/et-gp-ucb.about.ts';`,
      resolveDir: ROOT,
    },
    bundle: true,
    write: false,
    format: 'esm',
    plugins: [
      {
        name: 'descriptions',
        setup: ({ onLoad }) =>
          onLoad({ filter: /\.ts$/ }, async ({ path }) => {
            return { contents: inLanguage(await readFile(path, 'utf8'), path, said), loader: 'ts' };
          }),
      },
    ],
  });
  return import(`data:text/javascript;base64,${Buffer.from(outputFiles[0].text).toString('base64')}`);
}

describe('what the German page replaces in', () => {
  const german = readDescriptions('de');
  const inGerman = async (file: string) =>
    inLanguage(await readFile(`${ROOT}${file}`, 'utf8'), `${ROOT}${file}`, german);

  it('the papers’ names: what stands in titles of scenarios is looked up where it is shown', async () => {
    const code = await inGerman('web/readings/papers/papers.ts');
    expect(code).toContain(
      "'et-table1': ['Table 1', 'sieben Algorithmen', 'Sieben Algorithmen, fünf Raten.'],",
    );
    expect(code).toContain("et: 'Ereignisauslöser (ET)',");
    expect(titles(german)).toMatchObject({ 'Table 1': 'Tabelle 1' });
  });

  it('an experiment: its title, not those of its scenarios', async () => {
    const code = await inGerman('src/experiments/bpt/equal.ts');
    expect(code).toContain(
      "  title: 'Wo f genau auf der Schwelle liegt: eine Schätzung, die nie zur Ruhe kommt',",
    );
    expect(code).toContain("          title: 'Threshold probability, f = h',");
  });

  it('the names of the scenes’ table', async () => {
    expect(await inGerman('web/registry/table-names.ts')).toContain('"Agriculture":"Landwirtschaft"');
  });
});

describe('the German page', () => {
  let german: Said;
  beforeAll(async () => {
    german = await pageIn(readDescriptions('de'));
  });

  it('has the same scenarios, so that links are the same', () => {
    expect(german.SCENES.map(({ scenario }) => scenario)).toEqual(SCENES.map(({ scenario }) => scenario));
    expect(german.SCENES[0].description).toContain('springt zweimal');
  });

  it('has the same parameters and values, and names that are words in German', () => {
    const values = (all: readonly { id: string; parameters: readonly ParamSpec[] }[]) =>
      all.map(({ id, parameters }) => [id, resolveParameters(parameters, {})]);
    expect(values(german.ALGORITHMS)).toEqual(values(ALGORITHM_ABOUTS));
    expect(values(german.OBJECTIVES)).toEqual(values(OBJECTIVE_ABOUTS));
    expect(german.ALGORITHMS.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['ET-GP-UCB', 'Zufallssuche', 'Du']),
    );
    expect(german.OBJECTIVES[0].name).toBe('Sprung, 1D');
  });

  it('has cards in German, with the phases of their steps', () => {
    expect(german.card.step.map(([phase]) => phase)).toEqual([
      'fit',
      'score',
      'query',
      'test',
      'reset',
      null,
    ]);
    expect(german.card.step[5][1]).toBe('sonst ($x_t$, $y_t$) zu den anderen behalten');
  });
});
