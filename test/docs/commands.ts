import { driftlab, type Outcome, SMALL } from '../cli/support.ts';

/** Replicates and runs of a command here, where the docs have as many as one would want. */
const FEW = 2;

/** The line of a shell that calls `driftlab`, as arguments; null for a line that calls something else. */
export function argumentsOf(line: string): readonly string[] | null {
  const [, rest] = /^(?:npm run -s driftlab --|driftlab) (.*?)(?:\s+# .*)?$/.exec(line) ?? [];
  return rest === undefined
    ? null
    : [...rest.matchAll(/'([^']*)'|(\S+)/g)].map(([, quoted, bare]) => quoted ?? bare);
}

const CASE = {
  name: 'case',
  kind: 'gp_static',
  kernel: 'se',
  lengthscale: 0.5,
  noise_variance: 0.1,
  X: [[0], [1]],
  y: [1, -1],
  Xtest: [[0.5]],
};
const TABLE = [
  't,a,b,c',
  ...Array.from({ length: 40 }, (_, t) => `${t},${t % 7},${(3 * t) % 5},${t % 3}`),
].join('\n');

/** Runs commands one after another, as one would in a folder: each finds the files that those before have written. */
export class Folder {
  private readonly files: Record<string, unknown>;

  constructor(files: Readonly<Record<string, unknown>> = {}) {
    this.files = {
      'my-scenario.json': SMALL,
      'case.json': CASE,
      'sensors.csv': TABLE,
      'ozone.csv': TABLE,
      ...files,
    };
  }

  /** A command with few replicates, in this thread. A part i/n stands for all n; `*.part` is every part there is. */
  async run(given: readonly string[]): Promise<Outcome> {
    const parts = Object.keys(this.files).filter((name) => name.endsWith('.part'));
    const argv = shortened(given).flatMap((argument) => {
      if (argument === '*.part') return parts;
      return argument.endsWith('.csv') ? [`/lab/${argument}`] : [argument];
    });
    const at = argv.indexOf('--shard');
    if (at < 0) return this.one(argv);
    const count = Number(argv[at + 1].split('/')[1]);
    let last: Outcome | undefined;
    for (let part = 1; part <= count; part++)
      last = await this.one(
        argv.with(at + 1, `${part}/${count}`).with(argv.indexOf('--out') + 1, `${part}.part`),
      );
    if (!last) throw new Error('no part was run');
    return last;
  }

  private async one(argv: readonly string[]): Promise<Outcome> {
    const outcome = await driftlab(argv, this.files);
    for (const [path, text] of Object.entries(outcome.files)) this.files[path.replace(/^\/lab\//, '')] = text;
    return outcome;
  }
}

/** With few replicates and without worker threads. */
function shortened(argv: readonly string[]): readonly string[] {
  const [command] = argv;
  const fewer = argv.map((argument, index) =>
    ['--replicates', '--runs'].includes(argv[index - 1]) ? String(FEW) : argument,
  );
  if (command === 'map') return [...fewer, '--most', '8', '--workers', '0'];
  const workers = fewer.indexOf('--workers');
  if (workers >= 0) return fewer.with(workers + 1, '0');
  const plans = ['compare', 'sweep', 'reproduce'].includes(command);
  const named = fewer.some((flag) => flag === '--replicates' || flag === '--runs');
  if (!plans) return fewer;
  return [
    ...fewer,
    '--workers',
    '0',
    ...(named ? [] : [command === 'reproduce' ? '--runs' : '--replicates', String(FEW)]),
  ];
}
