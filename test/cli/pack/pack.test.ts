import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { main } from '../../../src/cli/main.ts';
import { nodeIo } from '../../../src/cli/node-io.ts';
import { unpackBundle } from '../../../src/lessons/bundle/packed.ts';
import { filesOf } from '../../lessons/support.ts';
import { driftlab } from '../support.ts';

const PAGE = `<!doctype html><meta content="script-src 'sha256-x'"><title>Driftlab</title>`;
const GIVEN = { 'dist-single/driftlab.html': PAGE };
const pack = (...args: string[]) => driftlab(['pack', 'lesson', ...args, '--out', 'out.zip'], GIVEN);

async function filesIn(...args: string[]): Promise<Record<string, string>> {
  const { status, stderr, bytes } = await pack(...args);
  expect(status, stderr).toBe(0);
  const files = Object.entries(unzipSync(bytes['/lab/out.zip']));
  return Object.fromEntries(files.map(([name, content]) => [name, strFromU8(content)]));
}

describe('driftlab pack lesson', () => {
  it('--scorm: a manifest with one SCO, the wrapper and the page as it is', async () => {
    const files = await filesIn('06', '--scorm');
    expect(Object.keys(files).sort()).toEqual([
      'driftlab.html',
      'imsmanifest.xml',
      'index.html',
      'lesson.js',
    ]);
    expect(files['driftlab.html']).toBe(PAGE);
    expect(files['imsmanifest.xml'].match(/scormtype="sco"/g)).toHaveLength(1);
    expect(files['imsmanifest.xml']).toContain('<title>The event trigger</title>');
    const named = [...files['imsmanifest.xml'].matchAll(/<file href="([^"]+)"/g)].map(([, name]) => name);
    expect([...named, 'imsmanifest.xml'].sort()).toEqual(Object.keys(files).sort());
    expect(files['index.html']).toContain('data-address="lesson=the-event-trigger"');
    expect(files['index.html']).toContain('data-score="participation"');
    expect(files['lesson.js']).toContain('LMSInitialize');
    expect(files['lesson.js']).not.toContain('fetch(');
  });

  it('--html: a page that leads to the lesson, and nothing else', async () => {
    const files = await filesIn('the-event-trigger', '--html');
    expect(Object.keys(files).sort()).toEqual(['driftlab.html', 'index.html']);
    expect(files['index.html']).toContain('url=driftlab.html#lesson=the-event-trigger"');
    expect(files['index.html']).not.toContain('<script');
  });

  it('--xapi: what launches it, and the score that was asked for', async () => {
    const files = await filesIn('6', '--xapi', '--score', 'rightness');
    expect(files['tincan.xml']).toContain('id="urn:driftlab:lesson:the-event-trigger"');
    expect(files['index.html']).toContain('data-score="rightness"');
  });

  it.each(['6', '06', 'the-event-trigger', '06-the-event-trigger'])(
    'takes %s for the same lesson, with the same bytes',
    async (name) => {
      const [one, other] = [await pack(name, '--scorm'), await pack('06', '--scorm')];
      expect(one.bytes['/lab/out.zip']).toEqual(other.bytes['/lab/out.zip']);
      expect(one.stderr).toMatch(/^The event trigger, 0\.\d\d MB: out\.zip\n$/);
    },
  );

  it('carries all of a lesson of one’s own, from its folder', async () => {
    const lesson = filesOf('template');
    const inFolder = Object.fromEntries(
      Object.entries(lesson).map(([name, text]) => [`my-drift/${name}`, text]),
    );
    const done = await driftlab(['pack', 'lesson', 'my-drift', '--scorm', '--out', 'out.zip'], {
      ...GIVEN,
      ...inFolder,
    });
    expect(done.status, done.stderr).toBe(0);
    const page = strFromU8(unzipSync(done.bytes['/lab/out.zip'])['index.html']);
    const [, carried = ''] = page.match(/data-address="lesson-in=([\w-]+)"/) ?? [];
    expect(unpackBundle(carried)).toEqual({ folder: 'my-drift', files: lesson });
  });

  it.each([
    [['99', '--scorm'], '99 is no lesson of the course, and no folder or zip of one; known: '],
    [['the-event-triger', '--scorm'], 'did you mean "the-event-trigger"?'],
    [['06'], 'choose one of --scorm, --html and --xapi'],
    [['06', '--scorm', '--html'], 'choose one of --scorm, --html and --xapi'],
    [['06', '--html', '--score', 'rightness'], '--score goes with --scorm and --xapi'],
    [
      ['06', '--scorm', '--page', 'lost.html'],
      'there is no page at lost.html; write it with npm run build:single',
    ],
  ])('%j is refused in a sentence, and nothing is written', async (args, sentence) => {
    const { status, stderr, files } = await pack(...args);
    expect([status, files['/lab/out.zip']]).toEqual([2, undefined]);
    expect(stderr).toContain(sentence);
    expect(stderr.trim().split('\n')).toHaveLength(1);
  });

  it('names the mistakes of a lesson, and another page', async () => {
    const broken = {
      ...GIVEN,
      'mine/lesson.md': '---\ntitle: x\n---\n',
      'other.html': '<title>Other</title>',
    };
    const lesson = await driftlab(['pack', 'lesson', 'mine', '--scorm', '--out', 'o.zip'], broken);
    expect(lesson.status).toBe(2);
    expect(lesson.stderr).toMatch(/^driftlab: mine: .*lesson\.md/);
    const page = await driftlab(
      ['pack', 'lesson', '6', '--scorm', '--page', 'other.html', '--out', 'o.zip'],
      broken,
    );
    expect(page.stderr).toContain('other.html is not the page as one file');
  });
});

it('a zip of a lesson of one’s own is read as the page reads it', async () => {
  const zip = zipSync(
    Object.fromEntries(
      Object.entries(filesOf('template')).map(([name, text]) => [`drift/${name}`, strToU8(text)]),
    ),
  );
  const folder = mkdtempSync(join(tmpdir(), 'driftlab-pack-'));
  const [lesson, page, out] = ['drift.zip', 'page.html', 'out.zip'].map((name) => join(folder, name));
  writeFileSync(lesson, zip);
  writeFileSync(page, PAGE);
  const status = await main(['pack', 'lesson', lesson, '--html', '--page', page, '--out', out], {
    ...nodeIo,
    stderr: () => {},
  });
  expect(status).toBe(0);
  expect(strFromU8(unzipSync(readFileSync(out))['index.html'])).toContain('#lesson-in=');
  rmSync(folder, { recursive: true });
});
