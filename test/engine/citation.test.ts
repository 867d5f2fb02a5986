import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { bibtex, type Cited, givenWords, SOFTWARE, sentence } from '../../src/engine/citation.ts';

const CITED: Cited = {
  scenario: { title: 'Abrupt change', seed: 26, replicate: 0, horizon: 200, lanes: [] },
  fingerprints: { A: '950df3c7612c', B: '03168afa9290' },
  engine: '0.2.0 wasm',
  link: 'https://driftlab.example/#v2.abc',
};

const read = (file: string) => readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8');

describe('a citation', () => {
  it('names software, scene, seed, steps, engine, fingerprints and link', () => {
    expect(bibtex(CITED)).toBe(
      [
        '@software{driftlab-950df3-03168a,',
        '  author = {{The Driftlab authors}},',
        '  title = {{Driftlab}: a browser playground for {Gaussian}-process bandits on objectives that change},',
        '  version = {1.0.0},',
        '  year = {2026},',
        '  note = {“Abrupt change”, seed 26, 200 steps, engine 0.2.0 wasm, fingerprints A 950df3c7, B 03168afa},',
        '  url = {https://driftlab.example/#v2.abc}',
        '}',
      ].join('\n'),
    );
    expect(sentence(CITED)).toContain(
      '“Abrupt change”, seed 26, 200 steps, engine 0.2.0 wasm, fingerprints A',
    );
  });

  it('names the end of the address where no page is known', () => {
    const unplaced = { ...CITED, link: 'v2.a_b' };
    expect(bibtex(unplaced)).not.toContain('url');
    expect(bibtex(unplaced)).toContain('B 03168afa, address ending in \\#v2.a\\_b}\n}');
    expect(sentence(unplaced)).toMatch(/B 03168afa, address ending in #v2\.a_b\.$/);
    expect(sentence({ ...CITED, link: '' })).toMatch(/B 03168afa\.$/);
  });

  it('says nothing of what there is not', () => {
    const bare = { ...CITED, scenario: { ...CITED.scenario, title: '', replicate: 4 }, fingerprints: {} };
    expect(sentence(bare)).toContain('(2026), seed 26 (replicate 4), 200 steps, engine 0.2.0 wasm. https://');
  });

  it('says what was done to the run from outside, up to its horizon', () => {
    const lane = { algorithm: 'gp-ucb', label: '', parameters: {} };
    const scenario = {
      ...CITED.scenario,
      replicate: 3,
      interventions: [30, 201].map((step) => ({ step, kind: 'flip', parameters: {} })),
      lanes: [
        { ...lane, id: 'A' as const },
        { ...lane, id: 'B' as const, choices: new Array(25).fill(0) },
        { ...lane, id: 'C' as const, choices: [1] },
      ],
    };
    expect(givenWords(scenario)).toEqual(['flip at t = 30', 'B: 25 choices given', 'C: 1 choice given']);
    expect(sentence({ ...CITED, scenario })).toContain(
      'seed 26 (replicate 3), 200 steps, flip at t = 30, B: 25 choices given, C: 1 choice given, engine',
    );
  });

  it('says over how many replicates lanes are compared, and of which one the fingerprints are', () => {
    const replicates = { from: 0, count: 100 };
    expect(bibtex({ ...CITED, replicates })).toContain('@software{driftlab-950df3-03168a-x100,');
    expect(sentence({ ...CITED, replicates })).toContain(
      '“Abrupt change”, 100 replicates of seed 26, 200 steps, engine 0.2.0 wasm, fingerprints of replicate 0 A 950df3c7, B',
    );
    const fourth = { ...CITED, scenario: { ...CITED.scenario, replicate: 4 } };
    expect(bibtex({ ...fourth, replicates })).toContain(
      '100 replicates of seed 26, 200 steps, engine 0.2.0 wasm, fingerprints of replicate 4 A',
    );
    expect(sentence({ ...fourth, replicates: { from: 4, count: 5 } })).toContain(
      ', 5 replicates of seed 26, from replicate 4 on, 200 steps,',
    );
    expect(sentence({ ...CITED, replicates: { from: 0, count: 1 } })).toBe(sentence(CITED));
  });

  it('keeps a title from being read as BibTeX', () => {
    const title = 'a} b\\c 5 % & #1_$';
    expect(bibtex({ ...CITED, scenario: { ...CITED.scenario, title } })).toContain(
      '“a  b c 5 \\% \\& \\#1\\_\\$”',
    );
  });

  it('agrees with CITATION.cff and the package', () => {
    const cff = read('CITATION.cff');
    expect(cff).toContain(`- name: ${SOFTWARE.author}`);
    expect(cff).toContain(`title: "${SOFTWARE.title}"`);
    expect(cff).toContain(`version: ${SOFTWARE.version}\n`);
    expect(cff).toContain(`date-released: "${SOFTWARE.year}-`);
    expect(JSON.parse(read('package.json')).version).toBe(SOFTWARE.version);
  });

  it('agrees with codemeta.json', () => {
    const { name, version, license, description, datePublished } = JSON.parse(read('codemeta.json'));
    const own = JSON.parse(read('package.json'));
    expect([name, version, description]).toEqual(['Driftlab', own.version, own.description]);
    expect(license).toBe(`https://spdx.org/licenses/${own.license}`);
    expect(read('CITATION.cff')).toContain(`date-released: "${datePublished}"`);
  });

  it('agrees with .zenodo.json', () => {
    const { description, keywords, datePublished } = JSON.parse(read('codemeta.json'));
    expect(JSON.parse(read('.zenodo.json'))).toMatchObject({
      ...{ title: SOFTWARE.title, description, keywords, license: 'MIT', version: SOFTWARE.version },
      ...{ creators: [{ name: SOFTWARE.author }], publication_date: datePublished },
      ...{ upload_type: 'software', access_right: 'open' },
    });
  });

  it('has in .zenodo.json only what Zenodo takes', () => {
    const given = JSON.parse(read('.zenodo.json'));
    const required = ['upload_type', 'publication_date', 'title', 'creators', 'description', 'access_right'];
    const optional = ['license', 'keywords', 'version', 'related_identifiers', 'language', 'notes'];
    expect(Object.keys(given)).toEqual(expect.arrayContaining([...required, 'license']));
    expect(Object.keys(given).filter((key) => ![...required, ...optional].includes(key))).toEqual([]);
    expect(given.publication_date).toMatch(/^\d{4}-\d\d-\d\d$/);
  });
});
