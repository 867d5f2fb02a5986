import { existsSync } from 'node:fs';
import { build, type Plugin } from 'vite';
import { withoutTexts } from './without-texts.ts';

/** What runs programs, in a checkout that has it: few runs need it, so it is a file of its own. */
const INTERPRETER = 'src/program/start.ts';

/**
 * Builds the engine of a checkout into a folder: the whole graph of its lab worker as one module, which fetches the core from beside
 * itself and imports the interpreter from there. The same checkout and libraries give the same bytes.
 * @param worker the lab worker's entry, from the checkout's root
 */
export async function buildEngine(checkout: string, worker: string, outDir: string): Promise<void> {
  await buildModule(checkout, worker, outDir, 'lab-worker.js', true);
  if (existsSync(`${checkout}/${INTERPRETER}`))
    await buildModule(checkout, INTERPRETER, outDir, 'interpreter.js', false);
}

/** The lab worker finds the interpreter beside itself. */
const interpreterBeside = (): Plugin => ({
  name: 'interpreter-beside',
  enforce: 'pre',
  resolveId: (source) => (source.endsWith('./start.ts') ? { id: './interpreter.js', external: true } : null),
});

/** One entry and all that it imports, as one file. */
async function buildModule(
  checkout: string,
  entry: string,
  outDir: string,
  name: string,
  first: boolean,
): Promise<void> {
  await build({
    configFile: false,
    plugins: [withoutTexts(), ...(first ? [interpreterBeside()] : [])],
    root: checkout,
    base: './',
    publicDir: false,
    logLevel: 'warn',
    build: {
      outDir,
      emptyOutDir: first,
      target: 'es2022',
      modulePreload: false,
      assetsInlineLimit: 0,
      rolldownOptions: {
        input: `${checkout}/${entry}`,
        preserveEntrySignatures: 'strict',
        // As the page's build: what reads a property at its start and is not used otherwise stays out.
        treeshake: { propertyReadSideEffects: false },
        output: {
          format: 'es',
          codeSplitting: false,
          entryFileNames: name,
          assetFileNames: '[name][extname]',
        },
      },
    },
  });
}
