import type { Catalogue } from './catalogue.ts';
import { codeOf, type PluralTest } from './message-code.ts';

/** What a surface exports by name: the code of a message, or of several under one name. */
type Exports = Map<string, string | Map<string, string>>;

/**
 * The catalogue as TypeScript modules by path. The message `views.lane.average` is exported by `views/lane.ts` as `average`,
 * and `time.transport.phases.fit` by `time/transport.ts` as a property of `phases`. A message without values is a string,
 * which the bundler puts where it is used. One with a value is a function of it, one with several of them by name; each has
 * a module of its own, so that it comes with the chunk that asks for it.
 * @throws Error naming a message that is no ICU MessageFormat, or asks for a format that the page does not use
 */
export function modulesOf({ language, messages }: Catalogue): Map<string, string> {
  const test = pluralTest(language);
  const surfaces = new Map<string, Exports>();
  for (const [key, text] of messages) put(surfaces, key, codeOf(key, text, test));
  const modules = [...surfaces].flatMap(([path, all]) => surfaceModules(path, all));
  return new Map([...modules, ['language.ts', `export const language = '${language}';\n`]]);
}

/** Whether a count takes a form of the plural: where "one" is 1 alone, as in English, no rule is asked for. */
function pluralTest(language: string): PluralTest {
  const rules = new Intl.PluralRules(language);
  const counts = Array.from({ length: 200 }, (_, count) => count);
  const oneIsOne = counts.every((count) => (rules.select(count) === 'one') === (count === 1));
  return (count, form) => {
    if (form.startsWith('=')) return `${count} === ${form.slice(1)}`;
    return form === 'one' && oneIsOne ? `${count} === 1` : `plural(${count}) === '${form}'`;
  };
}

function put(surfaces: Map<string, Exports>, key: string, code: string): void {
  const [room, surface, name, part] = key.split('.');
  if (!name) throw new Error(`${key} must be a room, a surface and a name, with dots between`);
  const path = `${room}/${surface}`;
  const all: Exports = surfaces.get(path) ?? new Map();
  surfaces.set(path, all);
  const group = all.get(name);
  if (part === undefined) all.set(name, code);
  else if (group instanceof Map) group.set(part, code);
  else all.set(name, new Map([[part, code]]));
}

function surfaceModules(path: string, all: Exports): [path: string, code: string][] {
  const functions = [...all].flatMap(([name, code]) => (isFunction(code) ? [[name, code] as const] : []));
  const file = (name: string) => `${path}.${name}.ts`;
  const lines = [...all].map(([name, code]) =>
    isFunction(code)
      ? `export { ${name} } from '../${file(name)}';\n`
      : `export const ${name} = ${typeof code === 'string' ? code : groupCode(code)};\n`,
  );
  return [
    [`${path}.ts`, withPlural(lines.join(''))],
    ...functions.map(([name, code]): [string, string] => [
      file(name),
      withPlural(`export const ${name} = ${code};\n`),
    ]),
  ];
}

const isFunction = (code: string | Map<string, string>): code is string =>
  typeof code === 'string' && code.startsWith('(');

const groupCode = (group: Map<string, string>): string =>
  `{ ${[...group].map(([part, code]) => `${JSON.stringify(part)}: ${code}`).join(', ')} }`;

const withPlural = (code: string): string =>
  code.includes('plural(') ? `import { plural } from '../../../plural.ts';\n${code}` : code;
