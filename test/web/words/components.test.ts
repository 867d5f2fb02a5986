import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { wordsIn } from './words-in.ts';

const ROOT = resolve(import.meta.dirname, '../../..');

/** Files that are nothing but words and their data, and what the engine's sentences are known by. */
const WORDS = ['web/readings/papers/papers.ts', 'web/readings/said/'];

/** Other languages: columns for other programs, names of faces, formulas, classes of marks, what reports are read by, parts of a program. */
const NO_WORDS = [
  'web/archive/changed-drawing.ts',
  'web/papers/figures-csv.ts',
  'web/papers/shapes/curves.ts',
  'web/papers/shapes/findings.ts',
  'web/papers/shapes/times.ts',
  'web/pictures/chart.ts',
  'web/pictures/svg.ts',
  'web/own/formula/blocks.ts',
  'web/program/editor/hanging-indent.ts',
  'web/program/editor/look.ts',
  'web/program/editor/names.ts',
];

const isIn = (rooms: readonly string[], file: string) => rooms.some((room) => file.startsWith(room));

const COMPONENTS = readdirSync(join(ROOT, 'web'), { recursive: true, encoding: 'utf8' })
  .map((name) => `web/${name}`)
  .filter((file) => /\.tsx?$/.test(file) && !/\/gen\//.test(file) && !isIn([...WORDS, ...NO_WORDS], file))
  .sort();

const wordsLeft = (file: string) =>
  wordsIn(readFileSync(join(ROOT, file), 'utf8'), file).map(({ line, words }) => `${file}:${line} ${words}`);

/** The rule is in words-in.ts: what is shown or spoken, and what reads as words wherever it stands. */
describe('words found in a component', () => {
  const found = (source: string) => wordsIn(source).map(({ words }) => words);

  it.each([
    ['<b>Close</b>', 'Close'],
    ['<b>{open ? "less" : x}</b>', 'less'],
    ['<b>{count} seeds</b>', 'seeds'],
    [`<b>of {\`step \${t}\`}</b>`, 'of', 'step ◌'],
    ['<b aria-label="Close" />', 'Close'],
    ['<b title={late ? "late" : undefined} />', 'late'],
    ['<Region name="The map" />', 'The map'],
    [`notify({ kind: "error", text: \`\${name} is gone.\` })`, '◌ is gone.'],
    ['throw new Error("No run is open.")', 'No run is open.'],
    ['const NAMES = { own: "Your own", you: "Hidden" }', 'Your own', 'Hidden'],
    [`const axis = \`\${score} over $t$\``, '◌ over $t$'],
    ['const told = late ? "opening …" : ""', 'opening …'],
    ['addEventListener("click", () => say("Not yet."))', 'Not yet.'],
  ])('%s', (source, ...words) => {
    expect(found(source)).toEqual(words);
  });

  it.each([
    '<b className="wide panel" style={{ font: "small caption" }} />',
    `<path d="M 0 0 L 1 1" transform={\`translate(\${x} \${y})\`} />`,
    '<b>{count} · $ψ_t$ &gt; $κ_t$</b>',
    '<b>{kind === "no model" && x}</b>',
    '<kbd>Enter</kbd>',
    'import { x } from "./some words.ts"; type Speed = "slow motion" | 1;',
    'document.querySelector("main button")',
    'if (event.key === "Enter" || window.matchMedia("(min-width: 700px)")) go("ArrowLeft")',
    `openPlace({ name: "compare", id: \`lane-\${letter}\`, kind: "step" })`,
    'const SELECTOR = \'button, a, [type="checkbox"]\';',
    'const SELECTOR = "button, a";',
    'walk(dots, "Home")',
    '<b aria-labelledby="race-title race-sentence" />',
  ])('none in %s', (source) => {
    expect(found(source)).toEqual([]);
  });

  it('names the line', () => {
    expect(wordsIn('<b>\n\n  Close {x}\n</b>')[0]).toMatchObject({ line: 3, words: 'Close' });
  });
});

describe('the words of the page stand in words/', () => {
  it.each(COMPONENTS)('none is left in %s', (file) => {
    expect(wordsLeft(file)).toEqual([]);
  });
});
