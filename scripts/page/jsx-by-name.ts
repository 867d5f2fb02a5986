import type { Plugin } from 'vite';

const RUNTIME = 'react/jsx-runtime';
const NAMED = '\0jsx-by-name';

/**
 * React's runtime is one object, and each of a thousand elements would ask it for its function: `(0, runtime.jsx)(…)`. Here
 * the functions have names of their own, which saves the first script half a kilobyte.
 */
export function jsxByName(): Plugin {
  return {
    name: 'jsx-by-name',
    apply: 'build',
    enforce: 'pre',
    resolveId: (id, importer) => (id === RUNTIME && importer !== NAMED ? NAMED : null),
    load: (id) =>
      id === NAMED
        ? `import runtime from '${RUNTIME}';\nexport const { Fragment, jsx, jsxs } = runtime;`
        : null,
  };
}
