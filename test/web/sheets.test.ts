import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const WEB = new URL('../../web/', import.meta.url).pathname;
const sheets = (readdirSync(WEB, { recursive: true }) as string[]).filter((file) => file.endsWith('.css'));
const rooms = sheets.filter((file) => !file.startsWith('theme/'));

/** The selectors of a sheet, each by itself. */
function selectorsOf(file: string): string[] {
  const css = readFileSync(WEB + file, 'utf8').replace(/\/\*.*?\*\//gs, '');
  return [...css.matchAll(/([^{};@]+)\{/g)].flatMap(([, list]) =>
    list
      .replace(/\((?:[^()]|\([^()]*\))*\)/g, '()')
      .split(',')
      .map((one) => one.trim()),
  );
}

// All that is late comes as one sheet: what a room says of a name holds in every room.
it('a class that is styled by itself is styled in one file', () => {
  const files = new Map<string, Set<string>>();
  for (const file of rooms)
    for (const selector of selectorsOf(file))
      if (/^\.[\w-]+$/.test(selector))
        files.set(selector, (files.get(selector) ?? new Set<string>()).add(file));
  expect(files.size).toBeGreaterThan(400);
  const shared = [...files].filter(([, { size }]) => size > 1).map(([name, where]) => [name, ...where]);
  // The place of a map that is fetched, and what is drawn in it.
  expect(shared).toEqual([['.preview-map', 'own/preview-map.css', 'own/formula/preview.css']]);
});

// The browser looks at them with every node that comes or goes, and styles anew what they may be about: without a name, all.
it('what :has() decides about other elements names them, and what it looks for', () => {
  const aboutAny = (rest: string) => /[ >+~]\s*(\*|:(?!:|is\(|where\())/.test(rest);
  const looksForAny = (wanted: string) =>
    /^[>+~]?\s*(\*|:(nth|first|last|only|not|empty))/.test(wanted.trim());
  const decided = sheets.flatMap((file) =>
    [...readFileSync(WEB + file, 'utf8').matchAll(/:has\(((?:[^()]|\([^()]*\))*)\)([^,{]*)/g)]
      .filter(([, wanted, about]) => aboutAny(about.trimEnd()) || wanted.split(',').some(looksForAny))
      .map(([rule]) => `${file}: ${rule.trim()}`),
  );
  expect(decided).toEqual([]);
});

it('an element is styled by itself in the theme alone, and the page’s root in its own sheet', () => {
  const bare = rooms.flatMap((file) =>
    selectorsOf(file)
      .filter((selector) =>
        /^(kbd|p|a|h[1-6]|button|table|pre|ul|dl|input|figure|section|details|summary)$/.test(selector),
      )
      .map((selector) => [file, selector]),
  );
  expect(bare).toEqual([]);
});
