import { strToU8, type Zippable, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { type Bundle, BundleError, MOST_FILES, readBundle } from '../../../src/lessons/bundle/bundle.ts';
import { packBundle, unpackBundle } from '../../../src/lessons/bundle/packed.ts';
import { bundleFromZip } from '../../../src/lessons/bundle/zip.ts';
import { LessonError } from '../../../src/lessons/read/faults.ts';
import { filesOf } from '../support.ts';

const FILES = filesOf('template');
const bytes = (files: Readonly<Record<string, string>>): Zippable =>
  Object.fromEntries(Object.entries(files).map(([path, text]) => [path, strToU8(text)]));
const inFolder = (folder: string) =>
  Object.fromEntries(Object.entries(FILES).map(([name, text]) => [`${folder}/${name}`, text]));
const zipped = (files: Readonly<Record<string, string>>, name = 'my.zip'): Bundle =>
  bundleFromZip(zipSync(bytes(files)), name);

/** What a zip is refused with, a line for each fault. */
function refusal(make: () => unknown): string {
  try {
    make();
  } catch (error) {
    if (error instanceof BundleError) return error.message;
    throw error;
  }
  return 'taken';
}

/** A zip of two files whose second name is made the first one’s, wherever it stands. */
function withOneNameTwice(): Uint8Array {
  const archive = zipSync(bytes({ 'a.json': '1', 'b.json': '2' }));
  const text = new TextDecoder('latin1').decode(archive);
  for (let at = text.indexOf('b.json'); at >= 0; at = text.indexOf('b.json', at + 1)) archive[at] = 97;
  return archive;
}

describe('a zipped lesson', () => {
  it('is read from its folder, which names it', () => {
    const bundle = zipped(inFolder('07-my-drift'));
    expect(bundle).toEqual({ folder: '07-my-drift', files: FILES });
    expect(readBundle(bundle)).toMatchObject({ name: 'own-my-drift', number: 0, title: 'A template' });
  });

  it.each([
    ['My drift (1).zip', 'my-drift'],
    ['07-drift.zip', '07-drift'],
    ['Über Dünen.ZIP', 'uber-dunen'],
    ['123.zip', 'lesson'],
  ])('whose files lie in no folder is called like %s: %s', (file, folder) => {
    expect(zipped(FILES, file)).toEqual({ folder, files: FILES });
  });

  it('is read whatever a desktop puts beside its files', () => {
    const beside = { '__MACOSX/drift/._lesson.md': '\0', 'drift/.DS_Store': '\0', 'drift/Thumbs.db': '\0' };
    expect(zipped({ ...inFolder('drift'), ...beside }).files).toEqual(FILES);
  });

  it('may be stored without being packed, and begin with the mark of Windows', () => {
    const marked = { ...FILES, 'lesson.md': `\uFEFF${FILES['lesson.md']}` };
    expect(bundleFromZip(zipSync(bytes(marked), { level: 0 }), 'a.zip').files).toEqual(FILES);
  });

  it('is named with every mistake in it, by file and line', () => {
    const bundle = zipped({
      ...FILES,
      'lesson.md': FILES['lesson.md'].replace('lane: A', 'lane: B'),
      'world.json': FILES['world.json'].replace('"horizon": 40', '"horizon": 45'),
    });
    let fault: unknown;
    try {
      readBundle({ ...bundle, files: { ...bundle.files, 'statements.yaml': 'S0.1: 3' } });
    } catch (error) {
      fault = error;
    }
    expect(fault).toBeInstanceOf(LessonError);
    const places = (fault as LessonError).faults.map(({ file, line }) => `${file}:${line}`);
    expect(places.length).toBeGreaterThanOrEqual(2);
    expect(places).toContain('statements.yaml:1');
  });

  it('has at most forty steps, each with a name of its own', () => {
    const [head, step] = FILES['lesson.md'].split('## One step');
    const steps = Array.from({ length: 41 }, (_, i) => `## Step ${i}${step}`).join('\n');
    const lesson = (text: string) => () =>
      readBundle({ folder: 'a', files: { ...FILES, 'lesson.md': text } });
    expect(lesson(`${head}${steps}`)).toThrow('at most 40 steps, here are 41');
    expect(lesson(`${head}## One${step}\n## One${step}`)).toThrow('Two steps are called “One”');
  });
});

describe('a hostile zip', () => {
  it.each<[what: string, make: () => unknown, words: string]>([
    ['no zip', () => bundleFromZip(strToU8('<html>'), 'a.zip'), 'This is no zip file'],
    ['nothing', () => bundleFromZip(new Uint8Array(), 'a.zip'), 'This is no zip file'],
    ['an empty archive', () => zipped({}), 'There is no file in it'],
    ['a path that climbs', () => zipped({ '../lesson.md': 'a' }), 'leads out of the lesson’s folder'],
    ['a path from the root', () => zipped({ '/lesson.md': 'a' }), 'leads out of the lesson’s folder'],
    ['a path of Windows', () => zipped({ 'a\\lesson.md': 'a' }), 'leads out of the lesson’s folder'],
    ['a drive', () => zipped({ 'c:/lesson.md': 'a' }), 'leads out of the lesson’s folder'],
    ['folders in folders', () => zipped({ 'a/b/lesson.md': 'a' }), 'lies in a folder inside'],
    [
      'several folders',
      () => zipped({ 'a/lesson.md': 'a', 'b/world.json': '1' }),
      'here are several folders',
    ],
    ['a script', () => zipped({ ...FILES, 'run.js': 'alert(1)' }), 'run.js: is no file of a lesson'],
    ['a page', () => zipped({ ...FILES, 'a.html': '<script>' }), 'a.html: is no file of a lesson'],
    ['the name of a prototype', () => zipped({ '__proto__.json': '{}' }), 'is no file of a lesson'],
    ['a name twice', () => bundleFromZip(withOneNameTwice(), 'a.zip'), 'a.json: stands in it twice'],
    [
      'too many files',
      () => zipped(Object.fromEntries(Array.from({ length: MOST_FILES + 1 }, (_, i) => [`a${i}.json`, '1']))),
      `at most ${MOST_FILES} files`,
    ],
    [
      'a bomb',
      () => bundleFromZip(zipSync({ 'a.json': new Uint8Array(40 * 2 ** 20) }), 'a.zip'),
      'at most 2 MB, unpacked',
    ],
    [
      'many that are one together',
      () =>
        bundleFromZip(
          zipSync(
            Object.fromEntries(Array.from({ length: 30 }, (_, i) => [`a${i}.json`, new Uint8Array(100_000)])),
          ),
          'a.zip',
        ),
      'at most 2 MB, unpacked',
    ],
    [
      'bytes that are no text',
      () => bundleFromZip(zipSync({ 'a.json': new Uint8Array([255, 254, 0]) }), 'a.zip'),
      'a.json: is no text in UTF-8',
    ],
  ])('with %s is refused in a sentence', (_, make, words) => {
    expect(refusal(make)).toContain(words);
  });

  it('that says it is small is stopped at the bound all the same', () => {
    const archive = zipSync({ 'a.json': new Uint8Array(20 * 2 ** 20) });
    const view = new DataView(archive.buffer, archive.byteOffset, archive.byteLength);
    // The size in the header of the file.
    view.setUint32(22, 10, true);
    expect(refusal(() => bundleFromZip(archive, 'a.zip'))).toContain('at most 2 MB, unpacked');
  });

  it.each([0.2, 0.5, 0.8])(
    'that is cut off after %f of it is refused or named with what is missing',
    (share) => {
      const archive = zipSync(bytes(FILES));
      const cut = archive.slice(0, Math.floor(archive.length * share));
      expect(() => readBundle(bundleFromZip(cut, 'a.zip'))).toThrow(/damaged|missing|\.md:|\.json:/);
    },
  );

  it('with a byte changed never does more than be refused', () => {
    const archive = zipSync(bytes(FILES));
    for (let at = 0; at < archive.length; at += 97) {
      const spoilt = archive.slice();
      spoilt[at] ^= 255;
      try {
        readBundle(bundleFromZip(spoilt, 'a.zip'));
      } catch (error) {
        expect(error instanceof BundleError || error instanceof LessonError, String(error)).toBe(true);
      }
    }
  });
});

describe('hostile YAML in a lesson', () => {
  const lesson = (front: string) => () =>
    readBundle({
      folder: 'a',
      files: { ...FILES, 'lesson.md': FILES['lesson.md'].replace('needs: []', front) },
    });

  it('whose aliases stand for thousands is named with its file', () => {
    const aliases = [
      'a0: &a0 [1,1]',
      ...Array.from({ length: 30 }, (_, i) => `a${i + 1}: &a${i + 1} [*a${i},*a${i}]`),
    ];
    expect(lesson(aliases.join('\n'))).toThrow(LessonError);
  });

  it('nested beyond the stack is named with its file', () => {
    expect(lesson(`needs: ${'['.repeat(100_000)}`)).toThrow(LessonError);
  });
});

describe('a lesson in a link', () => {
  const BUNDLE = { folder: 'my-drift', files: FILES };

  it('comes out as it went in, in letters of an address', () => {
    const packed = packBundle(BUNDLE);
    expect(packed).toMatch(/^[\w-]+$/);
    expect(unpackBundle(packed)).toEqual(BUNDLE);
  });

  it('is the same text in whatever order its files came', () => {
    const reversed = Object.fromEntries(Object.entries(FILES).reverse());
    expect(packBundle({ ...BUNDLE, files: reversed })).toBe(packBundle(BUNDLE));
  });

  it.each(['', 'a', '!!', 'AAAA', packBundle(BUNDLE).slice(0, -40)])(
    'that is not whole (%.10s) says so',
    (text) => {
      expect(refusal(() => unpackBundle(text))).toBe(
        'The link is incomplete. Copy it again from its source.',
      );
    },
  );

  it.each<[what: string, content: object, words: string]>([
    ['a path that climbs', { folder: 'a', files: { '../b.md': '' } }, 'leads out'],
    ['a script', { folder: 'a', files: { 'b.js': '' } }, 'is no file of a lesson'],
    ['no texts', { folder: 'a', files: { 'b.md': 3 } }, 'incomplete'],
    ['no files', { folder: 'a', files: {} }, 'There is no file in it'],
    ['too much', { folder: 'a', files: { 'b.md': ' '.repeat(2 ** 21) } }, 'at most 2 MB'],
  ])('with %s is refused as a zip is', (_, content, words) => {
    expect(refusal(() => unpackBundle(packBundle(content as Bundle)))).toContain(words);
  });
});
