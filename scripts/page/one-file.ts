import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

const WORKER = /new Worker\(\s*new URL\('(\.\.?\/[^']+)', import\.meta\.url\),\s*\{ type: 'module' \}\)/g;

/**
 * Puts every worker into the script that starts it. Classic ones: under file:// Chromium starts no module worker that is not
 * a file of its own.
 */
export function workersInside(): Plugin {
  return {
    name: 'workers-inside',
    enforce: 'pre',
    transform(code) {
      const imports: string[] = [];
      const text = code.replace(WORKER, (_, path: string) => {
        imports.push(`import Inside${imports.length} from '${path}?worker&inline';`);
        return `new Inside${imports.length - 1}()`;
      });
      return imports.length > 0 ? { code: `${imports.join('\n')}\n${text}`, map: null } : null;
    },
  };
}

/**
 * Leaves out the library of the figures that can be entered, with which the file would be a third larger, and what fetches archived
 * engines and their links, which lie beside a page, and what registers the service worker, which does too.
 */
export function withoutWhatLiesBeside(): Plugin {
  return {
    name: 'without-what-lies-beside',
    enforce: 'pre',
    resolveId(source, importer) {
      const [, folder, left] =
        /^(\.\/|\.\.\/offline\/)(plotly|engine-files|permanence-links|releases)(?:-3d)?\.ts$/.exec(source) ??
        [];
      return left && importer ? this.resolve(`${folder}${left}-none.ts`, importer, { skipSelf: true }) : null;
    },
  };
}

const PUBLIC = new URL('../../public/', import.meta.url);
const asIs = (name: string): string => readFileSync(new URL(name, PUBLIC), 'utf8');

/** The page's own policy, for a file that has nothing beside it: its two scripts by their hash, all else from within. */
function policy(scripts: readonly string[]): string {
  const hashes = scripts.map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`);
  return [
    "default-src 'none'",
    `script-src ${hashes.join(' ')} 'wasm-unsafe-eval'`,
    // Chromium asks `worker-src` for the worker itself, and a worker from `blob:` has this policy as well.
    'worker-src blob: data:',
    'connect-src data:',
    "style-src 'unsafe-inline'",
    'img-src data: blob:',
    'font-src data:',
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');
}

/** What the built page still names beside itself goes into it; the rest goes. */
export function withoutNeighbours(html: string): string {
  const icon = `data:image/svg+xml;base64,${Buffer.from(asIs('icon.svg')).toString('base64')}`;
  const whole = html
    .replace(/\s*<link rel="(?:apple-touch-icon|manifest)"[^>]*>/g, '')
    .replace(/\s*<meta (?:property="og:image"|name="twitter:card")[^>]*>/g, '')
    .replace('href="./icon.svg"', () => `href="${icon}"`)
    .replace('<script src="./start.js"></script>', () => `<script>${asIs('start.js')}</script>`);
  const scripts = [...whole.matchAll(/<script[^>]*>([\s\S]*?)<\/script>/g)].map(([, text]) => text);
  return whole.replace(
    /(http-equiv="Content-Security-Policy"\s+content=")[^"]*"/,
    (_, head: string) => `${head}${policy(scripts)}"`,
  );
}

/** The licence texts, as text that nothing runs and *About* shows. */
export function withNotices(html: string, notices: string): string {
  const text = notices.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  return html.replace('</body>', () => `<template id="notices">${text}</template></body>`);
}
