import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { helpOf } from '../../scripts/docs/pages/commands.ts';
import { EXPERIMENTS } from '../../src/experiments/registry.ts';
import { readAddress } from '../../src/index.ts';
import { readEmbedQuery } from '../../web/store/address/embed-query.ts';
import { placeOf } from '../../web/store/address/place-name.ts';
import { BLOCKS, type Block, codeInSentences, ROOT, readText, WRITTEN } from './blocks.ts';
import { argumentsOf, Folder } from './commands.ts';

// Every block of code in the docs is run: here, or by the test that is named. What is not run says why.

/** Blocks that another test runs as they stand, by file, language and how they begin. */
const RUN_ELSEWHERE: readonly (readonly [file: string, language: string, begins: string, test: string])[] = [
  ['README.md', 'js', 'import { defineAlgorithm', 'test/package/package.test.ts'],
  ['docs/ask-tell.md', 'python', 'import json', 'test/cli/ask-tell.test.ts'],
  ['docs/ask-tell.md', 'python', '# mine.py', 'test/cli/ask-tell.test.ts'],
  ['docs/ask-tell.md', 'sh', 'driftlab ask-tell four.json', 'test/cli/ask-tell.test.ts'],
  ['docs/embed.md', 'html', '<!doctype html>', 'test/browser/sharing/embed.test.ts'],
  ['docs/embed.md', 'html', '<script type="module">', 'test/browser/classroom/deck.test.ts'],
];

/** Lines that no test runs as they stand, and why. */
const NOT_RUN: readonly (readonly [line: RegExp, why: string])[] = [
  [/reproduce et-table(1 .*as in the paper|3 .*fewer runs)/, 'README.md has the same command, which is run'],
  [/ room the-event-trigger/, 'serves until it is stopped; test/cli/room runs it'],
  [/^npm ci && npm (start|test) /, 'they install and test this repository: whoever reads this has done so'],
  [
    /^(npm ci|npm run build:words|npm run dev -- --mode de|npx vite build --mode de)( |$)/,
    'they serve until stopped, or write over the built page; test/words/catalogue.test.ts holds German to the same values',
  ],
  [/^npm run -s bench /, 'minutes of a machine to itself; test/bench runs its jobs'],
  [
    / --queue redis:\/\/queue\.lab:6379/,
    'needs a Redis: test/machines/queue.test.ts runs these commands with one',
  ],
  [
    /driftlab (-- )?pack lesson /,
    'needs the page as one file: test/cli/pack and test/browser/lessons/scorm.test.ts run it',
  ],
  [
    /reproduce et-fig2 --runs 30000/,
    'minutes even with two runs; test/experiments runs the plan, et-table1 the command',
  ],
];

const isElsewhere = ({ file, language, text }: Block) =>
  RUN_ELSEWHERE.some(([where, of, begins]) => where === file && of === language && text.startsWith(begins));
const blocks = (language: string, file?: string) =>
  BLOCKS.filter(
    (block) => block.language === language && !isElsewhere(block) && (!file || block.file === file),
  );
const linesOf = ({ text }: Block) => text.split('\n').filter((line) => line.trim() !== '');

/** One `reproduce <id> --runs n` for each recorded result, as `npm run reproductions` writes it. */
const isRecorded = ({ file, text }: Block) =>
  file === 'docs/reproductions.md' &&
  /^npm run -s driftlab -- reproduce [\w-]+ --runs \d+(?: --csv <table>)?\n$/.test(text);

describe('the blocks of code in the docs', () => {
  it('are all of a kind that is run, but for the types in dated notes, which tell of their day', () => {
    const known = ['sh', 'js', 'json', 'html', 'nginx', ''];
    const strange = BLOCKS.filter(
      (block) =>
        !known.includes(block.language) &&
        !isElsewhere(block) &&
        !(block.language === 'ts' && block.file.startsWith('docs/decisions/')),
    );
    expect(strange.map(({ file, language }) => `${file}: ${language}`)).toEqual([]);
  });

  it.each(RUN_ELSEWHERE)('%s (%s, %s …) is run by %s', (file, language, begins, test) => {
    const found = BLOCKS.filter((block) => block.file === file && block.language === language);
    expect(found.filter(({ text }) => text.startsWith(begins))).toHaveLength(1);
    expect(readText(test)).toContain(file === 'README.md' ? "'README.md'" : file);
  });

  it.each(NOT_RUN)('%s is in the docs, and not run', (line) => {
    expect(
      blocks('sh')
        .flatMap(linesOf)
        .some((each) => line.test(each)),
    ).toBe(true);
  });
});

describe('the commands of the docs', () => {
  const written = blocks('sh').filter((block) => !isRecorded(block));
  it.each([...new Set(written.map(({ file }) => file))])(
    'of %s do their work',
    { timeout: 600_000 },
    async (file) => {
      const folder = new Folder();
      for (const line of written.filter((block) => block.file === file).flatMap(linesOf)) {
        if (NOT_RUN.some(([each]) => each.test(line))) continue;
        const argv = argumentsOf(line);
        if (argv === null) throw new Error(`${file}: nothing runs "${line}"`);
        const { status, stderr } = await folder.run(argv);
        // Nobody answers here: a game that another program leaves has steps missing.
        expect(status, `${line}\n${stderr}`).toBe(argv.includes('ask-tell') ? 3 : 0);
      }
    },
  );

  it('that nobody runs name commands and flags that there are', async () => {
    for (const block of blocks('sh'))
      for (const line of linesOf(block)) {
        const [command, ...rest] = argumentsOf(line) ?? [];
        if (command === undefined) continue;
        const help = await helpOf(command);
        for (const flag of rest.filter((argument) => argument.startsWith('--')))
          expect(help, line).toMatch(new RegExp(`${flag}\\b`));
      }
  });

  it('that recorded a reproduction name an experiment each', () => {
    const ids = blocks('sh')
      .filter(isRecorded)
      .map(({ text }) => text.split(' ')[6]);
    expect(ids.length).toBeGreaterThan(30);
    expect(EXPERIMENTS.map(({ id }) => id)).toEqual(expect.arrayContaining(ids));
  });
});

describe('the other blocks of the docs', () => {
  const folder = mkdtempSync(join(ROOT, 'node_modules/.driftlab-docs-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  it.each(blocks('json').map((block) => [block.file, block] as const))(
    '%s: the scenario runs',
    async (_, { text }) => {
      const { status, stderr } = await new Folder({ 'scenario.json': text }).run(['run', 'scenario.json']);
      const said = stderr.replace(/^(fingerprint|ozone\.csv: the first \d+ of \d+ rows train).*\n/gm, '');
      expect({ status, said }).toEqual({ status: 0, said: '' });
    },
  );

  it.each(blocks('js').map((block) => [block.file, block] as const))(
    '%s: the program runs',
    { timeout: 600_000 },
    (_, { text }) => {
      const file = join(folder, 'program.mjs');
      writeFileSync(file, text.replace("'driftlab'", JSON.stringify(join(ROOT, 'src/index.ts'))));
      const { status, stdout, stderr } = spawnSync(process.execPath, ['--import', 'tsx', file], {
        encoding: 'utf8',
        cwd: ROOT,
      });
      expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
      expect(stdout).toMatch(/restless: \d+\.\d+/);
    },
  );

  it('an address in a frame opens a run, or the place that it asks for', () => {
    for (const { text } of blocks('html')) {
      const [, address] = /src="([^"]+)"/.exec(text) ?? [];
      const { search, searchParams, hash } = new URL(address);
      expect(readEmbedQuery(search)?.fault).toBeNull();
      const place = placeOf(hash.slice(1));
      expect(searchParams.get('embed')).toBe(place?.name ?? 'B');
      expect(readAddress(place?.link ?? hash.slice(1))).not.toBeNull();
    }
  });

  it('nginx sets the headers of public/_headers', () => {
    const [{ text }] = blocks('nginx');
    const [, everywhere] = readText('public/_headers').split(/^\/\S*\n/m);
    const wanted = everywhere
      .trim()
      .split('\n')
      .map((line) =>
        line
          .trim()
          .split(/:\s(.*)/)
          .slice(0, 2),
      );
    const set = [...text.matchAll(/^add_header (\S+) "?([^";]+?)"? always;$/gm)].map(([, name, value]) => [
      name,
      value,
    ]);
    expect(set).toEqual(wanted);
    const policies = ['assets/*', 'engines/*', 'sw.js'].map(
      (path) => readText('public/_headers').split(`\n/${path}\n`)[1].split('\n')[0].split(': ')[1],
    );
    for (const policy of policies) {
      expect(policy).toContain("default-src 'none'");
      expect(text).toContain(`add_header Content-Security-Policy "${policy}" always;`);
    }
  });

  it('the drawings of folders name folders and files that there are', () => {
    const named = blocks('').flatMap(
      ({ text }) => text.match(/\b(?:src|web|wasm|lessons|test)\/[\w./-]*/g) ?? [],
    );
    expect(named.length).toBeGreaterThan(20);
    expect(named.filter((path) => !existsSync(join(ROOT, path)))).toEqual([]);
  });
});

describe('the code in the sentences of the docs', () => {
  const code = WRITTEN.flatMap((file) => codeInSentences(file).map((text) => ({ file, text })));

  it('names scripts that package.json has', () => {
    const { scripts } = JSON.parse(readText('package.json'));
    const named = code.flatMap(({ text }) =>
      [...text.matchAll(/\bnpm run (?:-s )?([\w:]+)/g)].map(([, name]) => name),
    );
    expect(named.length).toBeGreaterThan(10);
    expect(named.filter((name) => !(name in scripts))).toEqual([]);
  });

  it('names commands that driftlab has', async () => {
    const named = code.flatMap(({ text }) =>
      [...text.matchAll(/^driftlab ([a-z][\w-]*)/g)].map(([, name]) => name),
    );
    const known = await helpOf();
    expect(named.length).toBeGreaterThan(10);
    for (const name of named) expect(known).toMatch(new RegExp(`^  ${name} `, 'm'));
  });

  it('names files that there are', () => {
    const path = /^(?:src|web|wasm|test|scripts|docs|deploy|lessons|public)\/[\w./-]+$/;
    const named = code.filter(({ text, file }) => path.test(text) && !file.includes('decisions'));
    expect(named.length).toBeGreaterThan(40);
    expect(named.filter(({ text }) => !existsSync(join(ROOT, text)))).toEqual([]);
  });
});
