import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { loadBackend } from '../src/gp/index.ts';
import { laneRunGiven } from './lane-runs.ts';
import type { Impl, Prepare } from './spec.ts';

/** One Python that runs the jobs on numpy and OpenBLAS (native.py), on one thread. */
export interface Native {
  readonly numpy: string;
  readonly scipy: string;
  readonly sklearn: string | null;
  /** What OpenBLAS calls the processor whose kernels it uses: "SkylakeX". */
  readonly core: string;
  readonly jobs: (impl: Impl) => Prepare;
  readonly close: () => void;
}

/** Debian's scientific Python stands behind this name even where another python3 comes first on the PATH. */
const DEBIAN_PYTHON = '/usr/bin/python3';

/**
 * Starts Python; answers a sentence instead where it cannot do the jobs.
 * @param coreType fixes OPENBLAS_CORETYPE: 'Nehalem' is the newest set of kernels with SSE and without AVX
 */
export async function startNative(coreType?: string): Promise<Native | string> {
  let reason = 'there is no python3';
  for (const command of new Set([process.env.PYTHON ?? 'python3', DEBIAN_PYTHON])) {
    if (command.startsWith('/') && !existsSync(command)) continue;
    const python = new Python(command, coreType);
    const info = await python.ask({ op: 'hello' }).catch(() => null);
    if (info && !info.error) {
      const { numpy, scipy, sklearn, core } = info as unknown as Omit<Native, 'jobs' | 'close'>;
      return { numpy, scipy, sklearn, core, jobs: (impl) => python.jobs(impl), close: () => python.close() };
    }
    if (info) reason = String(info.error);
    python.close();
  }
  return reason;
}

type Answer = Readonly<Record<string, unknown>>;

class Python {
  readonly #child: ChildProcess;
  /** Who waits for the next lines, in order; null: Python has ended, or never began. */
  #waiting: ((line: string | null) => void)[] | null = [];

  constructor(command: string, coreType: string | undefined) {
    this.#child = spawn(command, [fileURLToPath(new URL('./native.py', import.meta.url))], {
      stdio: ['pipe', 'pipe', 'ignore'],
      env: {
        ...process.env,
        OPENBLAS_NUM_THREADS: '1',
        OMP_NUM_THREADS: '1',
        ...(coreType && { OPENBLAS_CORETYPE: coreType }),
      },
    });
    const { stdin, stdout } = this.#child;
    stdin?.on('error', () => {});
    if (stdout) createInterface({ input: stdout }).on('line', (line) => this.#waiting?.shift()?.(line));
    for (const event of ['error', 'close']) this.#child.on(event, () => this.#end());
  }

  /** Throws when Python has ended. */
  async ask(request: Answer): Promise<Answer> {
    const line = await new Promise<string | null>((resolve) => {
      if (!this.#waiting) return resolve(null);
      this.#waiting.push(resolve);
      this.#child.stdin?.write(`${JSON.stringify(request)}\n`);
    });
    if (line === null) throw new Error(`Python ended at ${JSON.stringify(request)}`);
    return JSON.parse(line);
  }

  jobs(impl: Impl): Prepare {
    return async (one) => {
      const given = impl === 'sklearn' ? null : laneRunGiven(one, await loadBackend());
      const { known, first, value } = await this.ask({ op: 'prepare', impl, ...one, given });
      if (!known) return null;
      return {
        first: first as number,
        value: value as number | null,
        sample: async (repeats) => (await this.ask({ op: 'sample', impl, repeats })).ms as number[],
        dispose: () => this.ask({ op: 'forget' }),
      };
    };
  }

  close(): void {
    this.#child.kill();
  }

  #end(): void {
    for (const resolve of this.#waiting ?? []) resolve(null);
    this.#waiting = null;
  }
}
