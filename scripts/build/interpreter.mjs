import { build } from 'esbuild';

const PACKAGE = '@jitl/quickjs-singlefile-browser-release-sync';

/** Makes a bundle import the interpreter of programs, which is half a megabyte, from a file of its own. */
export const interpreterAt = (path) => ({
  name: 'interpreter-at',
  setup({ onResolve }) {
    onResolve({ filter: new RegExp(`^${PACKAGE}$`) }, () => ({ path, external: true }));
  },
});

/** Writes that file, `quickjs.js`, which runs in Node and in browsers; answers what lies in it. */
export async function writeInterpreter(folder, root) {
  const { metafile } = await build({
    entryPoints: { quickjs: PACKAGE },
    outdir: folder,
    bundle: true,
    platform: 'browser',
    format: 'esm',
    target: 'es2022',
    minifyWhitespace: true,
    minifySyntax: true,
    // Its bytes are a string, as it comes: escapes would be a tenth more.
    charset: 'utf8',
    metafile: true,
    absWorkingDir: root,
    logLevel: 'warning',
  });
  return metafile;
}
