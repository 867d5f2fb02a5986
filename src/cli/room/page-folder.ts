import { readdirSync, readFileSync, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { extname, join, relative, sep } from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { CliError } from '../io.ts';
import { headersOf, readHeaderRules } from './host-headers.ts';

/** A file of the page as it is sent. */
interface PageFile {
  readonly headers: Readonly<Record<string, string>>;
  readonly bytes: Buffer;
  /** null: it does not get smaller. */
  readonly packed: Buffer | null;
}

/** The built page: what was in its folder when the room began, and nothing else. */
export interface PageFolder {
  /** By the path of an address, `/index.html`; null: there is no such file. */
  readonly file: (path: string) => Promise<PageFile | null>;
}

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.csv': 'text/csv; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.md': 'text/markdown; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
};
/** A header that browsers heed over https alone, and complain about elsewhere. */
const SECURE_ALONE = 'Cross-Origin-Opener-Policy';
/** What is packed already. */
const DENSE = new Set(['.png', '.woff2']);
const pack = promisify(gzip);

/** Throws CliError where the folder holds no built page. */
export function openPageFolder(folder: string): PageFolder {
  const names = filesIn(folder);
  if (!names.has('/index.html') || !names.has('/_headers'))
    throw new CliError(
      `no built page in ${folder}: build it (npm run build), or name the folder that has its index.html and _headers by --page`,
    );
  const rules = readHeaderRules(readFileSync(join(folder, '_headers'), 'utf8'));
  const sent = new Map<string, Promise<PageFile | null>>();
  const read = async (path: string, name: string): Promise<PageFile | null> => {
    const bytes = await readFile(name).catch(() => null);
    if (!bytes) return null;
    const type = TYPES[extname(path)] ?? 'application/octet-stream';
    const { [SECURE_ALONE]: _, ...asked } = headersOf(rules, path);
    const headers = { 'Cache-Control': 'no-cache', ...asked, 'Content-Type': type };
    return { headers, bytes, packed: DENSE.has(extname(path)) ? null : await pack(bytes) };
  };
  return {
    async file(path) {
      const asked = path.endsWith('/') ? `${path}index.html` : path;
      const name = names.get(asked);
      if (name === undefined) return null;
      const file = sent.get(name) ?? read(asked, name);
      sent.set(name, file);
      return file;
    },
  };
}

/** Ordinary files by the path of their address; links are left out, so that nothing outside the folder is sent. */
function filesIn(folder: string): ReadonlyMap<string, string> {
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return new Map();
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  return new Map(
    entries
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => {
        const path = join(parentPath, name);
        return [`/${relative(folder, path).split(sep).join('/')}`, path];
      }),
  );
}
