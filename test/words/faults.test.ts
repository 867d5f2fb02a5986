import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseAst } from 'vite';
import { describe, expect, it } from 'vitest';
import { faults as faultsPlugin, readFaults } from '../../scripts/page/faults.ts';
import { translations } from '../../scripts/page/language.ts';
import { parseWideCsv } from '../../src/data/csv.ts';
import { readAddress } from '../../src/engine/link/address.ts';
import { decodeLink } from '../../src/engine/link/link.ts';
import { KEPT, SETTINGS } from '../../src/engine/scenario/settings.ts';
import { parseScenario } from '../../src/engine/scenario/validate.ts';
import { FORMULA_KINDS } from '../../src/objectives/formula-parameters.about.ts';
import { faultWords, firstFault } from '../../src/objectives/formula-parts.ts';
import { isNumbers, numbersRule } from '../../src/parameters/numbers.ts';
import type { ParamSpec } from '../../src/parameters/spec.ts';
import { messageOf } from '../../src/parameters/thrown.ts';
import { teller } from '../../web/told/teller.ts';
import { wordsIn } from '../web/words/words-in.ts';

const ROOT = resolve(import.meta.dirname, '../..');

/** Files whose words are all of faults. */
const FAULTS = [
  ...['fault', 'parse', 'still', 'tokens', 'unusable'].map((name) => `src/formula/${name}.ts`),
  'src/objectives/formula-parts.ts',
  ...['address', 'content', 'link', 'link-error'].map((name) => `src/engine/link/${name}.ts`),
  'src/engine/json.ts',
  ...['check', 'key-frames', 'nearest', 'numbers', 'rules', 'shape'].map(
    (name) => `src/parameters/${name}.ts`,
  ),
  ...['dataset-shape', 'given-sentence', 'room', 'scenario-error', 'scenario-shape', 'validate', 'vary'].map(
    (name) => `src/engine/scenario/${name}.ts`,
  ),
  ...['coordinates', 'csv', 'decode', 'errors', 'fill', 'rows'].map((name) => `src/data/${name}.ts`),
  ...['grid-state', 'lane-fit', 'lane-future'].map((name) => `src/engine/lane/model/${name}.ts`),
  'src/engine/lane/finite-record.ts',
  'src/engine/lane/lane-slots.ts',
  'src/engine/lane/session.ts',
  'src/lessons/bundle/packed.ts',
  'src/linalg/errors.ts',
  'src/linalg/core-bytes.web.ts',
  'src/replicates/sweep/axes.ts',
];

/** Files in which only what is thrown, and why a range is as it is, is of faults. */
const THROWING = [
  'src/archive/archived-lab.ts',
  'src/archive/contracts/contract-1.ts',
  'src/archive/knowledge.ts',
  'src/engine/game/game.ts',
  'src/engine/lane/open-lane.ts',
  'src/engine/model-assumptions.ts',
  'src/engine/model-check.ts',
  'src/engine/run-facts.ts',
  'src/engine/scenario/settings.ts',
  'src/engine/truth.ts',
  'src/engine/world.ts',
  'src/export/ioh.ts',
  'src/formula/evaluate.ts',
  'src/gp/fit/boxed-maximum.ts',
  'src/interventions/intervened.ts',
  'src/interventions/raise.ts',
  'src/interventions/shift.ts',
  'src/objectives/own/dataset.ts',
  'src/objectives/own/formula.ts',
  'src/objectives/spec.ts',
  'src/replicates/map/map-plan.ts',
];

/** Kinds of faults, of formats and steps of a computation, which nobody reads. */
const NOT_SAID =
  /^(not a link|truncated|altered|unknown version|too large|invalid scenario|empty file|not a table|encoding|decimal comma|header|ragged row|not a number|out of range|too (few|many) (arms|rows)|missing value|coordinates|key frames|named numbers)$/;

/** Names of keywords, what a server answers, and checks of the engine’s calls of itself. */
const NAMES = /^(Length|Items|HTTP ◌|invalid .*)$/;

const source = (file: string) => readFileSync(resolve(ROOT, file), 'utf8');

const saidIn = (file: string, code = source(file)): string[] => {
  const places = FAULTS.includes(file) ? [[0, code.length]] : thrownIn(code);
  return wordsIn(code, file)
    .filter(({ start, end }) => places.some(([from, to]) => from <= start && end <= to))
    .map(({ words }) => words)
    .filter((words) => !NOT_SAID.test(words) && !NAMES.test(words));
};

interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [key: string]: unknown;
}

/** Where an error is made, and a value called because. */
function thrownIn(code: string): (readonly [from: number, to: number])[] {
  const places: (readonly [number, number])[] = [];
  const visit = (node: Node): void => {
    const { name } = (node.callee ?? node.key ?? node.id ?? {}) as { name?: string };
    const makes = node.type === 'NewExpression' && /(Error|Finite)$/.test(name ?? '');
    if (makes || (/Property|VariableDeclarator/.test(node.type) && name === 'because'))
      places.push([node.start, node.end]);
    for (const value of Object.values(node))
      for (const child of [value].flat())
        if (typeof (child as Node | null)?.type === 'string') visit(child as Node);
  };
  visit(parseAst(code, { lang: 'ts' }) as unknown as Node);
  return places;
}

/** The words between the values. */
const partsOf = (text: string): string[] =>
  text
    .split(/◌|\{\d\}/)
    .map((part) => part.replace(/^[^\p{L}\d]+|[^\p{L}\d]+$/gu, ''))
    .filter((part) => /\p{L}{2}/u.test(part));

/** Whether some key holds a part, with or without the place that it begins with. */
const isIn = (keys: readonly string[], part: string): boolean =>
  [part, part.replace(/^\S+ /, '')].some((words) => keys.some((key) => key.includes(words)));

const placeholders = (text: string) => text.match(/\{\d\}/g) ?? [];

/** What an error made by real code says. */
function said(fail: () => unknown): string {
  try {
    fail();
  } catch (error) {
    return messageOf(error);
  }
  throw new Error('nothing was wrong');
}

const FORMULA = FORMULA_KINDS['formula-1d'];
const LANES = [{ algorithm: 'gp-ucb' }];
const scenario = (change: object) => () =>
  parseScenario({ objective: { id: 'abrupt-change-1d' }, lanes: LANES, ...change });

describe.each(translations())('faults in %s', (language) => {
  const faults = readFaults(language);
  const keys = Object.keys(faults);
  const told = teller(faults);

  it.each([...FAULTS, ...THROWING])('all that %s says has a pattern', (file) => {
    const isTold = (message: string) => told(message) !== message;
    // An error about no place in the scenario begins with it.
    const isKnown = (words: string) =>
      [words, `the scenario ${words}`].some((message) => isTold(message.replaceAll('◌', '7'))) ||
      partsOf(words).every((part) => isIn(keys, part));
    expect(saidIn(file).filter((words) => !isKnown(words))).toEqual([]);
  });

  it('are none that English no longer has', () => {
    const english = [...FAULTS, ...THROWING, 'src/interventions/registry.about.ts'].map(source).join('\n');
    const isThere = (word: string) => english.includes(word);
    const lost = keys.filter((key) => !(key.match(/\p{L}{3,}/gu) ?? []).every(isThere));
    expect(lost).toEqual([]);
  });

  it('keep their values, which English counts from 0', () => {
    expect(keys.filter((key) => placeholders(key).some((hole, i) => hole !== `{${i}}`))).toEqual([]);
    const wrong = keys.filter(
      (key) => [...placeholders(faults[key])].sort().join() !== placeholders(key).join(),
    );
    expect(wrong).toEqual([]);
  });

  it('have a pattern for every rule of a typed number', () => {
    const specs = (Object.values(SETTINGS) as readonly ParamSpec[]).filter(isNumbers);
    expect(specs.length).toBeGreaterThan(5);
    for (const rule of [...specs.map(numbersRule), KEPT.because]) expect(told(rule)).not.toBe(rule);
  });

  it.each([
    ['x +', 'sin(x', 'snn(x)', 'min(x)', '0,5', '2 x', '(', 'x y', 'x = 2', 'peak', ')', 'x ? 1', '$', ''],
  ])('tell every fault of a formula', (...texts) => {
    for (const text of texts) {
      const { message, repair } = firstFault(text, FORMULA) ?? {};
      expect(told(message as string)).not.toBe(message);
      if (repair) expect(told(repair.offer)).not.toBe(repair.offer);
    }
  });
});

describe('what a person reads', () => {
  const de = teller(readFaults('de'));
  const es = teller(readFaults('es'));

  it.each([
    [
      () => decodeLink('v2.abc'),
      'Der Link ist abgeschnitten: Sein Ende fehlt. Den ganzen Link noch einmal kopieren.',
      'El enlace está cortado: le falta el final. Copiar de nuevo el enlace entero.',
    ],
    [
      () => readAddress('scene=abrupt-change&seed=-1'),
      'Die Adresse verlangt, was nicht laufen kann: seed muss eine ganze Zahl zwischen 0 und 4294967295 sein; erhalten: -1.',
      'La dirección pide algo que no puede ejecutarse: seed debe ser un entero entre 0 y 4294967295; se recibió -1.',
    ],
    [
      scenario({ horizon: 200_000 }),
      'horizon muss eine ganze Zahl zwischen 1 und 100000 sein; erhalten: 200000 (hier bleibt jede Aufzeichnung erhalten; „driftlab run“ schreibt bis zu 1000000 in eine Datei)',
      'horizon debe ser un entero entre 1 y 100000; se recibió 200000 (aquí se conserva cada registro; «driftlab run» escribe hasta 1000000 en un archivo)',
    ],
    [
      scenario({ lanes: [{ algorithm: 'gp-ucp' }] }),
      /^lanes\[0\]\.algorithm nennt keinen Algorithmus: „gp-ucp“; war „gp-ucb“ gemeint\? \(bekannt: .* und \d+ weitere\)$/,
      /^lanes\[0\]\.algorithm no nombra ningún algoritmo: «gp-ucp»; ¿se quería decir «gp-ucb»\? \(se conocen: .* y \d+ más\)$/,
    ],
    [
      scenario({ objective: { id: 'formula-1d', parameters: { formula: 'x +' } } }),
      'objective.parameters.formula ist nicht lesbar; erhalten: "x +": Nach „+“ fehlt etwas (Zeichen 3)',
      'objective.parameters.formula no se puede leer; se recibió "x +": Falta algo después de «+» (carácter 3)',
    ],
    [
      () => parseWideCsv('t,a,b\n1,2,x\n2,3,4', 'table'),
      'Zeile 2, Spalte b: „x“ ist keine Zahl; eine Dezimalzahl wie 3.14 schreiben oder die Zelle leer lassen',
      'fila 2, columna b: «x» no es un número; escribir un número decimal como 3.14 o dejar la celda vacía',
    ],
  ])('%s', (fail, german, spanish) => {
    const english = said(fail);
    for (const [told, expected] of [
      [de(english), german],
      [es(english), spanish],
    ])
      if (typeof expected === 'string') expect(told).toBe(expected);
      else expect(told).toMatch(expected);
  });

  it('is a formula’s fault without its full stop, too', () => {
    expect(de(faultWords('(x', FORMULA) as string)).toBe('Diese Klammer wird nie geschlossen (Zeichen 1)');
  });

  it('has the language’s quotation marks around each of several names', () => {
    const known = 'row 1: no coordinates among the columns “a”, “b c”, …; name them x and y, or lon and lat';
    expect(de(known)).toBe(
      'Zeile 1: keine Koordinaten unter den Spalten „a“, „b c“, …; sie x und y oder lon und lat nennen',
    );
  });

  it('names the file first', () => {
    expect(de('t.csv: the file is empty; a table needs a header and at least 2 rows of values')).toBe(
      't.csv: die Datei ist leer; eine Tabelle braucht eine Kopfzeile und mindestens 2 Zeilen mit Werten',
    );
  });

  it('stays as it is where nothing is known of it', () => {
    for (const text of ['', 'Line 3: foo is not defined', 'Spur A gibt es nicht mehr.', 'x; y, got 7 (here)'])
      expect(de(text)).toBe(text);
    expect(teller({})('The formula is empty.')).toBe('The formula is empty.');
  });

  it('takes bounded time, whatever a stranger wrote', () => {
    const pieces = [
      '; ',
      ', got ',
      'must be between 0 and 1; ',
      'row 1: ',
      'a.b: ',
      ' (x has 1 dimension',
      '.',
    ];
    const begun = performance.now();
    for (const piece of pieces) for (const size of [900, 1e6]) de(piece.repeat(size / piece.length));
    expect(performance.now() - begun).toBeLessThan(2000);
  });
});

describe('the module that tells faults', () => {
  const built = (mode: string, module: string) => {
    const { configResolved, transform } = faultsPlugin() as unknown as {
      readonly configResolved: (config: { mode: string }) => void;
      readonly transform: (code: string, id: string) => { readonly code: string } | null;
    };
    configResolved({ mode });
    return transform(source(module), resolve(ROOT, module))?.code ?? '';
  };

  it('is English as it stands, and has its table where the page is in another language', () => {
    expect(built('en', 'web/told/told.ts')).toBe('');
    expect(built('pseudo', 'web/told/told.ts')).toBe('');
    expect(built('de', 'web/told/told.ts')).toMatch(
      /^import .*\nexport const told = teller\(\{"The formula is empty/,
    );
    expect(built('de', 'web/told/teller.ts')).toBe('');
  });
});
