import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ARCHIVE, ENGINE_FILES } from '../../../../src/archive/archive.ts';
import { wholeEngine, wholeInterpreter } from '../../../../web/worker/pool/engine-files.ts';

const PUBLIC = join(import.meta.dirname, '../../../../public');
const [engine] = ARCHIVE;

/** What the browser keeps of the engine, by address, and what the server has. */
const kept = new Map<string, Buffer>();
let server: (path: string) => Buffer;

beforeEach(() => {
  kept.clear();
  server = (path) => readFileSync(join(PUBLIC, path));
  vi.stubGlobal('document', { baseURI: 'http://localhost/' });
  vi.stubGlobal('caches', { delete: async () => kept.clear() });
  vi.stubGlobal(
    'fetch',
    async (path: string) => new Response(new Uint8Array(kept.get(path) ?? server(path))),
  );
});
afterEach(() => void vi.unstubAllGlobals());

describe('an archived engine that the browser keeps', () => {
  it.each(['knows.json', 'lab-worker.js', 'core.wasm'] as const)(
    'is fetched again where its %s was damaged',
    async (name) => {
      for (const damaged of [Buffer.alloc(0), server(`engines/${engine.version}/${name}`).subarray(1)]) {
        kept.set(`./engines/${engine.version}/${name}`, damaged);
        expect(await wholeEngine(engine)).toBeTypeOf('object');
        expect(kept.size).toBe(0);
      }
    },
  );

  it('is fetched without its interpreter, which is verified before a program runs', async () => {
    const asked: string[] = [];
    const newest = ARCHIVE[ARCHIVE.length - 1];
    server = (path) => {
      asked.push(path);
      return readFileSync(join(PUBLIC, path));
    };
    await wholeEngine(newest);
    expect(asked.map((path) => path.replace(/.*\//, '')).sort()).toEqual([...ENGINE_FILES].sort());
    await wholeInterpreter(newest);
    expect(asked.at(-1)).toMatch(/interpreter\.js$/);
    kept.set(`./engines/${newest.version}/interpreter.js`, Buffer.alloc(1));
    server = () => Buffer.alloc(1);
    await expect(wholeInterpreter(newest)).rejects.toThrow('interpreter.js');
    await wholeInterpreter(engine);
  });

  it('is refused by its file where the server has another', async () => {
    server = (path) => Buffer.concat([readFileSync(join(PUBLIC, path)), Buffer.from(' ')]);
    await expect(wholeEngine(engine)).rejects.toThrow(/knows\.json|lab-worker\.js|core\.wasm/);
  });
});
