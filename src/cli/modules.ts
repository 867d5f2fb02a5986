import { createHash } from 'node:crypto';
import * as nodeModule from 'node:module';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { definedBy } from '../engine/modules.ts';
import { cut } from '../parameters/quoted.ts';
import { messageOf } from '../parameters/thrown.ts';
import { CliError, type Io } from './io.ts';

/** A module outside that defines algorithms and objectives. */
export interface OwnModule {
  readonly url: string;
  /** 12 hexadecimal digits over its text; what it imports itself is not in it. */
  readonly hash: string;
}

/** This library as modules outside import it: the very one that runs here, so that what they define is known to it. */
const LIBRARY = new URL(import.meta.url.endsWith('.ts') ? '../index.ts' : './index.js', import.meta.url).href;

const imported: OwnModule[] = [];

/** What has been imported, for the threads that do the work. */
export const importedModules = (): readonly OwnModule[] => imported;

const LARGEST_MODULE = 16 * 2 ** 20;

/** Runs the module in a file. Throws CliError where it cannot be read, or fails. */
export async function importModule(path: string, io: Io): Promise<void> {
  const content = io.readFile(path, LARGEST_MODULE);
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 12);
  const own = { url: pathToFileURL(resolve(path)).href, hash };
  try {
    await runModule(own);
  } catch (error) {
    throw new CliError(`--import ${cut(path, 100)}: ${messageOf(error)}`);
  }
  imported.push(own);
}

/** In a thread of this program, too. */
export async function runModule({ url, hash }: OwnModule): Promise<void> {
  knowLibrary();
  await definedBy(hash, () => import(/* @vite-ignore */ url));
}

let known = false;

/** From here on `import … from 'driftlab'` means this library, wherever the module lies. */
function knowLibrary(): void {
  if (known) return;
  known = true;
  const { registerHooks } = nodeModule as { registerHooks?: (hooks: { resolve: Resolve }) => void };
  if (registerHooks)
    registerHooks({
      resolve: (name, context, next) =>
        name === 'driftlab' ? { url: LIBRARY, shortCircuit: true } : next(name, context),
    });
  else nodeModule.register(`data:text/javascript,${encodeURIComponent(HOOK)}`);
}

type Resolve = (name: string, context: unknown, next: (name: string, context: unknown) => object) => object;

/** The same for a Node that resolves in a thread of its own. */
const HOOK = `export const resolve = async (name, context, next) =>
  name === 'driftlab' ? { url: ${JSON.stringify(LIBRARY)}, shortCircuit: true } : next(name, context);`;
