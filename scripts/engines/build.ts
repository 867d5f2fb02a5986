import { build } from 'vite';
import { withoutTexts } from './without-texts.ts';

/** What an engine is: its worker as one file, and the numerical core beside it. */
export const ENGINE_FILES = ['lab-worker.js', 'core.wasm'] as const;

/**
 * Builds the engine of a checkout into a folder: the whole graph of its lab worker as one module that fetches the core from beside
 * itself. The same checkout and libraries give the same bytes.
 * @param worker the lab worker's entry, from the checkout's root
 */
export async function buildEngine(checkout: string, worker: string, outDir: string): Promise<void> {
  await build({
    configFile: false,
    plugins: [withoutTexts()],
    root: checkout,
    base: './',
    publicDir: false,
    logLevel: 'warn',
    build: {
      outDir,
      emptyOutDir: true,
      target: 'es2022',
      modulePreload: false,
      assetsInlineLimit: 0,
      rolldownOptions: {
        input: `${checkout}/${worker}`,
        preserveEntrySignatures: 'strict',
        // As the page's build: what reads a property at its start and is not used otherwise stays out.
        treeshake: { propertyReadSideEffects: false },
        output: {
          format: 'es',
          codeSplitting: false,
          entryFileNames: '[name].js',
          assetFileNames: '[name][extname]',
        },
      },
    },
  });
}
