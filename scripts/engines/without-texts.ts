import type { Plugin } from 'vite';

const TEXT = /\b(help|source|summary):\s*'(?:[^'\\]|\\.)*'/g;

/** Empties what about-files say for readers, 13 kB packed: an engine's worker tells nobody what a parameter or an algorithm is. */
export const withoutTexts = (): Plugin => ({
  name: 'without-texts',
  enforce: 'pre',
  transform: (code, id) =>
    /\/src\/.*\.about\.ts$/.test(id) ? { code: code.replace(TEXT, "$1: ''"), map: null } : null,
});
