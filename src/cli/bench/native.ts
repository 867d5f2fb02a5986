import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
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
  readonly #lines: AsyncIterator<string>;

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
    // A command that does not exist, or ends early, shows as the end of its output.
    this.#child.on('error', () => this.#child.stdout?.destroy());
    this.#child.stdin?.on('error', () => {});
    const input = this.#child.stdout;
    if (!input) throw new Error('no pipe from Python');
    this.#lines = createInterface({ input })[Symbol.asyncIterator]();
  }

  /** Throws when Python has ended. */
  async ask(request: Answer): Promise<Answer> {
    this.#child.stdin?.write(`${JSON.stringify(request)}\n`);
    const { value, done } = await this.#lines.next();
    if (done) throw new Error(`Python ended in ${JSON.stringify(request)}`);
    return JSON.parse(value);
  }

  jobs(impl: Impl): Prepare {
    return async (one) => {
      const { known, first, value } = await this.ask({ op: 'prepare', impl, ...one });
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
    this.#child.stdin?.end();
    this.#child.kill();
  }
}
