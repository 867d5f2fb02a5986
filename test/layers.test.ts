import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';

const ROOT = resolve(import.meta.dirname, '..');

function sourceFiles(folder: string): string[] {
  return readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/(^|\/)gen\//.test(name))
    .map((name) => join(folder, name));
}

const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');

/** The code alone: a comment may name a forbidden function. */
const withoutComments = (text: string) =>
  text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(^|[^:])\/\/.*$/gm, '$1');

interface Import {
  readonly target: string;
  readonly typeOnly: boolean;
  /** The names taken, by the names that the target gives them; empty for dynamic imports. */
  readonly names: readonly string[];
}

const known = new Map<string, Import[]>();

/** Static and dynamic imports of a file; relative ones as paths from the root. */
function importsOf(file: string): Import[] {
  const imports = known.get(file) ?? readImports(file);
  known.set(file, imports);
  return imports;
}

function readImports(file: string): Import[] {
  const text = withoutComments(read(file));
  const statements = text.matchAll(
    /(?:^|\n)\s*(?:import|export)\s+(type\s+)?(?:([\w*{}\s,$]+?)\sfrom\s+)?['"]([^'"]+)['"]/g,
  );
  const dynamic = text.matchAll(/\b(?:import|URL)\(\s*['"]([^'"]+)['"]/g);
  const found = [
    ...[...statements].map(([, type, names, target]) => ({
      target,
      typeOnly: Boolean(type),
      names: namesIn(names),
    })),
    ...[...dynamic].map(([, target]) => ({ target, typeOnly: false, names: [] })),
  ];
  return found.map(({ target, ...rest }) => ({
    target: target.startsWith('.') ? relative(ROOT, resolve(ROOT, dirname(file), target)) : target,
    ...rest,
  }));
}

/** The imports of `files` that `wrong` says yes to, a line each: `file -> target`. */
const importsWhere = (
  files: readonly string[],
  wrong: (target: string, file: string, typeOnly: boolean) => boolean,
) =>
  files.flatMap((file) =>
    importsOf(file)
      .filter(({ target, typeOnly }) => wrong(target, file, typeOnly))
      .map(({ target }) => `${file} -> ${target}`),
  );

const namesIn = (braces = '') =>
  [...braces.matchAll(/(?:type\s+)?(\w+)(?:\s+as\s+\w+)?\s*(?:,|\}|$)/g)].map(([, name]) => name);

/** Rooms from the bottom up; a file may import only from its own room's level or below. */
const LEVELS: readonly (readonly string[])[] = [
  ['src/parameters', 'src/math'],
  ['src/random', 'src/kernels'],
  ['src/contracts'],
  ['src/picture'],
  ['src/figure'],
  ['src/linalg'],
  ['src/gp'],
  ['src/data', 'src/formula'],
  ['src/policy'],
  ['src/program'],
  ['src/algorithms', 'src/objectives', 'src/theory'],
  ['src/interventions'],
  ['src/engine'],
  ['src/causes'],
  ['src/plan'],
  ['src/archive'],
  ['src/replicates'],
  ['src/experiments', 'src/sheet', 'src/lessons', 'src/export'],
  ['src/index.ts'],
  ['conformance'],
  ['src/cli'],
  ['bench'],
];
/** Rooms that a visitor opens: none of them imports another, what several borrow stands below. */
const PLACES = [
  ...[
    'archive',
    'compare',
    'controls',
    'embed',
    'glossary',
    'inspect',
    'lecture',
    'lessons',
    'library',
    'make',
    'map',
    'offline',
    'own',
  ],
  ...['papers', 'share', 'you', 'yours'],
].map((name) => `web/${name}`);
/** The page, from the bottom up; it stands on src/ as far as src/index.ts. */
const WEB_LEVELS: readonly (readonly string[])[] = [
  ['web/theme'],
  ['web/browser', 'web/registry', 'web/told'],
  ['web/worker', 'web/ui'],
  ['web/plot'],
  ['web/store'],
  ['web/readings'],
  ['web/pictures', 'web/thumbnails', 'web/forms', 'web/place'],
  ['web/kept', 'web/answers'],
  ['web/time', 'web/course', 'web/game'],
  ['web/views', 'web/panels', 'web/cards', 'web/tour', 'web/terms', 'web/program'],
  PLACES,
  ['web/app', 'web/main.tsx'],
];
const isIn = (room: string, file: string) => file === room || file.startsWith(`${room}/`);
const ROOMS = [...LEVELS, ...WEB_LEVELS].flat();
const roomOf = (file: string) => ROOMS.find((room) => isIn(room, file)) ?? file;
const levelIn = (levels: typeof LEVELS, file: string) =>
  levels.findIndex((rooms) => rooms.some((room) => isIn(room, file)));
const levelOf = (file: string) => levelIn(LEVELS, file);

const SRC = sourceFiles('src');
/** Beside the product: what holds it against golden cases, and what times it. */
const TOOLS = ['conformance', 'bench'].flatMap(sourceFiles);
const WEB = sourceFiles('web');
const isNodeSide = (file: string) => file.startsWith('src/cli/') || file.endsWith('.node.ts');

/** What an about-file may take its words and numbers from. */
const SAID = /\.about\.ts$|^src\/parameters\/|\/limits\.ts$|^src\/kernels\/spec\.ts$/;

/** One of two rooms is the other, or lies in it: a registry takes from the rooms inside, and they its types. */
const within = (a: string, b: string) => a === b || a.startsWith(`${b}/`) || b.startsWith(`${a}/`);

/** Which rooms (`place` says in which one a file is) import which others. */
function importGraph(place: (file: string) => string): Map<string, Set<string>> {
  const files = new Set([...SRC, ...TOOLS, ...WEB]);
  const graph = new Map([...files].map((file) => [place(file), new Set<string>()]));
  for (const file of files)
    for (const { target } of importsOf(file))
      if (files.has(target) && !within(place(target), place(file)))
        graph.get(place(file))?.add(place(target));
  return graph;
}

/** Every circle that a walk along the imports closes, as a line. */
function circles(graph: ReadonlyMap<string, ReadonlySet<string>>): string[] {
  const state = new Map<string, 'open' | 'done'>();
  const found: string[] = [];
  const visit = (room: string, path: string[]) => {
    if (state.get(room) === 'done') return;
    if (state.get(room) === 'open') {
      found.push([...path.slice(path.indexOf(room)), room].join(' -> '));
      return;
    }
    state.set(room, 'open');
    for (const next of graph.get(room) ?? []) visit(next, [...path, room]);
    state.set(room, 'done');
  };
  for (const room of graph.keys()) visit(room, []);
  return found;
}

describe('layers', () => {
  it('finds the sources and their imports', () => {
    expect(SRC.length).toBeGreaterThan(30);
    expect(importsOf('src/engine/lane/session.ts').map(({ target }) => target)).toContain(
      'src/algorithms/spec.ts',
    );
  });

  it('every file of src/ and its tools belongs to a room and imports downwards only', () => {
    const files = [...SRC, ...TOOLS];
    const wrong = [
      ...files.filter((file) => levelOf(file) < 0).map((file) => `${file} is in no room`),
      ...importsWhere(files, (target, file) => levelOf(target) > levelOf(file)),
    ];
    expect(wrong).toEqual([]);
  });

  it('every file of the page belongs to a room and imports downwards only', () => {
    expect(WEB.filter((file) => levelIn(WEB_LEVELS, file) < 0)).toEqual([]);
    const upwards = importsWhere(
      WEB,
      (target, file) =>
        /^(src\/cli|conformance|bench)\//.test(target) ||
        levelIn(WEB_LEVELS, target) > levelIn(WEB_LEVELS, file),
    );
    expect(upwards).toEqual([]);
  });

  it('a place imports no other place', () => {
    const isPlace = (file: string) => PLACES.includes(roomOf(file));
    const others = importsWhere(
      WEB.filter(isPlace),
      (target, file) => isPlace(target) && roomOf(target) !== roomOf(file),
    );
    expect(others).toEqual([]);
  });

  it('src/ never imports the page, React, or (outside src/cli) Node', () => {
    const wrong = importsWhere(
      SRC,
      (target, file) =>
        /^(web\/|react|@mantine|zustand)/.test(target) ||
        // The command line speaks with an archived engine's worker as the page does.
        (/^comlink/.test(target) && !file.startsWith('src/cli/engines/')) ||
        (/^node:/.test(target) && !isNodeSide(file)),
    );
    expect(wrong).toEqual([]);
  });

  it('src/ outside src/cli names no DOM global', () => {
    const wrong = SRC.filter((file) => !isNodeSide(file) && !file.endsWith('.web.ts')).filter((file) =>
      /\b(document|window|localStorage|navigator|HTMLElement)\./.test(withoutComments(read(file))),
    );
    expect(wrong).toEqual([]);
  });

  it('algorithms and objectives do not import each other or one another', () => {
    const shared =
      /\/(spec|definition|checked-slots|registry|suits|with-looks|card|sources|shared-parameters|prior-elimination|gp-draws|drawn-curves|formula-(parameters|parts)|benchmark-functions|cart-pole-dynamics|benchmarks\/(last-input-functions|sweep-parameters|sweep-objective|sweep-pace|standardised|branke-peaks|generalised-peaks|peaks-parameters)|environment\/(slots|objective|density|turned-over|sir-dynamics|newsvendor-sales))(\.about)?\.ts$/;
    const rooms = ['src/algorithms', 'src/objectives'];
    const inRooms = (file: string) => rooms.some((room) => isIn(room, file));
    const wrong = importsWhere(
      SRC.filter((file) => inRooms(file) && !/\/registry(\.about)?\.ts$/.test(file)),
      (target, file) =>
        inRooms(target) &&
        target !== file.replace('.ts', '.about.ts') &&
        (!dirname(file).startsWith(dirname(target)) || !shared.test(target)),
    );
    expect(wrong).toEqual([]);
  });

  it('what is said of a thing computes nothing: an about-file takes from its like, parameters and bounds', () => {
    const abouts = SRC.filter((file) => file.endsWith('.about.ts'));
    const wrong = importsWhere(abouts, (target, _, typeOnly) => !typeOnly && !SAID.test(target));
    expect(wrong).toEqual([]);
  });

  it('command line, workers and the tests’ support take at the front door what it offers', () => {
    const door = 'src/index.ts';
    const offered = new Set(
      importsOf(door).flatMap(({ target, names }) => names.map((name) => `${target} ${name}`)),
    );
    expect(offered).toContain('src/engine/world.ts createWorld');
    const users = [...SRC, ...sourceFiles('web'), ...sourceFiles('test')].filter((file) =>
      /^src\/cli\/|^web\/worker\/|^test\/(?!gp\/|policy\/).*\/support\.ts$/.test(file),
    );
    const around = users.flatMap((file) =>
      importsOf(file).flatMap(({ target, names }) =>
        names
          .filter((name) => offered.has(`${target} ${name}`))
          .map((name) => `${file} takes ${name} elsewhere`),
      ),
    );
    expect(around).toEqual([]);
  });

  it('only the worker runs the engine: the rest of the page imports types, registries and edges', () => {
    const engineRooms = /^src\/(gp|linalg|kernels|random)\//;
    const wrong = importsWhere(
      WEB.filter((file) => !file.startsWith('web/worker/')),
      (target, _, typeOnly) => !typeOnly && engineRooms.test(target),
    );
    expect(wrong).toEqual([]);
  });

  it('the page outside its workers takes of a registered thing what is said of it, and never what it computes', () => {
    const computes = new Set(SRC.filter((file) => SRC.includes(file.replace(/\.ts$/, '.about.ts'))));
    const wrong = importsWhere(
      WEB.filter((file) => !/^web\/(worker|.*-worker\.ts$)/.test(file)),
      (target, _, typeOnly) => !typeOnly && computes.has(target),
    );
    expect(wrong).toEqual([]);
  });

  it('has no circle of files, imports of types included', () => {
    expect(circles(importGraph((file) => file))).toEqual([]);
  });

  it('has no circle of rooms, and none of folders', () => {
    expect(circles(importGraph(roomOf))).toEqual([]);
    expect(circles(importGraph(dirname))).toEqual([]);
  });
});

describe('determinism', () => {
  const FORBIDDEN =
    /\bMath\.(exp|expm1|log|log1p|log2|log10|pow|sin|cos|tan|tanh|sinh|cosh|asin|acos|atan|atan2|cbrt|hypot|random|fround)\b|(?<!\b2) \*\*=? |\bDate\b|\bperformance\.|relaxed_/;
  const WASM = sourceFiles('wasm');

  it('src/ outside the command line, and wasm/, use no engine-dependent function', () => {
    // What a program finds is taken away there by name.
    const takesAway = 'src/program/prelude.ts';
    const files = [...SRC.filter((file) => !file.startsWith('src/cli/') && file !== takesAway), ...WASM];
    const lines = files.flatMap((file) =>
      withoutComments(read(file))
        .replace(/NativeMath\./g, '')
        .split('\n')
        .filter((line) => FORBIDDEN.test(line))
        .map((line) => `${file}: ${line.trim()}`),
    );
    expect(lines).toEqual([]);
  });
});
