import { describe, expect, it } from 'vitest';
import { catalogueOf } from '../../scripts/words/catalogue.ts';
import { checked } from '../../scripts/words/check.ts';
import { modulesOf } from '../../scripts/words/compile.ts';
import { pseudo } from '../../scripts/words/pseudo.ts';

const catalogue = (messages: Readonly<Record<string, string>>, locale = 'en_GB') =>
  catalogueOf({ '@@locale': locale, ...messages });

/** A surface's module, and the modules of its functions, of one message or more. */
const compiled = (messages: Readonly<Record<string, string>>, locale?: string) =>
  modulesOf(catalogue(messages, locale));

/** What a message says of values, in a language. */
function said(text: string, values: unknown, locale = 'en_GB'): string {
  const code = compiled({ 'a.b.c': text }, locale).get('a/b.c.ts') ?? '';
  const js = code
    .replace(/^import.*\n/, '')
    .replace(/: (string|number|\{ [^}]* \})(?=[ |)=;])( \| number)?/g, '');
  const rules = new Intl.PluralRules(locale.replace('_', '-'));
  const run = new Function('plural', `return ${js.slice(js.indexOf('=') + 1)}`);
  return run((count: number) => rules.select(count))(values);
}

describe('a catalogue as modules', () => {
  it('a message without values is a string, one with them a function in a module of its own', () => {
    const modules = compiled({ 'views.lane.data': 'data', 'views.lane.before': 'before {step}' });
    expect([...modules.keys()]).toEqual(['views/lane.ts', 'views/lane.before.ts', 'language.ts']);
    expect(modules.get('views/lane.ts')).toBe(
      `export const data = "data";\nexport { before } from '../views/lane.before.ts';\n`,
    );
    expect(modules.get('views/lane.before.ts')).toBe(
      `export const before = (step: string | number): string => \`before \${step}\`;\n`,
    );
    expect(modules.get('language.ts')).toBe("export const language = 'en-GB';\n");
  });

  it('messages with a fourth part are one group', () => {
    expect(
      compiled({ 'time.transport.phases.fit': 'fit', 'time.transport.phases.test': 'test' }).get(
        'time/transport.ts',
      ),
    ).toBe('export const phases = { "fit": "fit", "test": "test" };\n');
  });

  it('takes values by name, wherever a language has them', () => {
    expect(said('{name} at step {t}', { name: 'A', t: 61 })).toBe('A at step 61');
    expect(said('Schritt {t} von {name}', { name: 'A', t: 61 }, 'de')).toBe('Schritt 61 von A');
  });

  it('says a plural as its language does', () => {
    const seeds = '{n, plural, =0 {no seeds} one {# seed} other {# seeds}}';
    expect([0, 1, 2].map((n) => said(seeds, n))).toEqual(['no seeds', '1 seed', '2 seeds']);
    const polish = '{n, plural, one {# ziarno} few {# ziarna} many {# ziaren} other {# ziarna}}';
    expect([1, 3, 5, 22].map((n) => said(polish, n, 'pl'))).toEqual([
      '1 ziarno',
      '3 ziarna',
      '5 ziaren',
      '22 ziarna',
    ]);
  });

  it('chooses by what a value is', () => {
    const run = 'from {by, select, link {the link} other {a result}}';
    expect(['link', 'paper'].map((by) => said(run, by))).toEqual(['from the link', 'from a result']);
  });

  it('keeps what reads as code in other places: formulas, quotes, braces between apostrophes', () => {
    expect(said(`$μ^'{(p)}'$ of \`a\\b\` \${x}`, 'A')).toBe(`$μ^{(p)}$ of \`a\\b\` $A`);
  });

  it.each([
    ['a {b', /^a\.b\.c is not ICU MessageFormat.*“a \{b”$/],
    ['{n, plural, one {a}}', /a\.b\.c is not ICU MessageFormat/],
    ['{n, number}', /^a\.b\.c: only values, plural and select/],
  ])('names a message that is wrong: %s', (text, fault) => {
    expect(() => compiled({ 'a.b.c': text })).toThrow(fault);
  });

  it('a key has three parts or four, and a message is a text', () => {
    expect(() => compiled({ 'a.b': 'c' })).toThrow('a.b must be a room, a surface and a name');
    expect(() => catalogueOf({ 'a.b.c': 1 })).toThrow('a.b.c must be a text, got 1');
  });
});

describe('a translation', () => {
  const english = catalogue({
    'a.b.one': '{name} at $x_t$',
    'a.b.two': '**{n}** seeds',
    'a.c.three': 'Close',
  });

  it('may say the same otherwise', () => {
    const german = catalogue(
      { 'a.b.one': 'Bei $x_t$: {name}', 'a.b.two': '{n} Seeds, **{n}**', 'a.c.three': 'Zu' },
      'de',
    );
    expect(checked(german, english)).toEqual({ missing: new Map(), wrong: [] });
  });

  it('is told what it lacks, by surface', () => {
    expect(checked(catalogue({ 'a.b.two': '**{n}** Seeds' }), english).missing).toEqual(
      new Map([
        ['a.b', ['a.b.one']],
        ['a.c', ['a.c.three']],
      ]),
    );
  });

  it.each([
    [{ 'a.b.two': '**{m}** Seeds' }, 'a.b.two must have the values of “**{n}** seeds”, got “**{m}** Seeds”'],
    [{ 'a.b.two': '{n} Seeds' }, 'a.b.two must have the formulas ** **, got none'],
    [{ 'a.b.one': '{name} bei $x$' }, 'a.b.one must have the formulas $x_t$, got $x$'],
    [{ 'a.b.four': 'Vier' }, 'a.b.four is not in the English catalogue'],
  ])('is refused where it says something else: %o', (messages, fault) => {
    expect(checked(catalogue(messages as Record<string, string>), english).wrong).toEqual([fault]);
  });
});

describe('the pseudo language', () => {
  const accented = (text: string) => pseudo(catalogue({ 'a.b.c': text })).messages.get('a.b.c');

  it('puts accents on words, and makes them longer', () => {
    expect(accented('Close it')).toBe('Çlóóšéé íít');
  });

  it('leaves formulas, values and cases alone', () => {
    expect(accented('at $ψ_t a$ = {step}')).toBe('áát $ψ_t a$ = {step}');
    expect(accented('{n, plural, one {a seed} other {{n} seeds}}')).toBe(
      '{n,plural,one{áá šéééd} other{{n} šéééédš}}'.replace('šéééd', 'šééééd'),
    );
  });
});
