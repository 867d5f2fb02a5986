import { join } from 'node:path';
import type { Command } from 'commander';
import { CliError, type Io, withOutput } from '../src/cli/io.ts';
import { runProgram } from '../src/cli/run-program.ts';
import { loadBackend } from '../src/index.ts';
import { suggestion } from '../src/parameters/nearest.ts';
import { benchmarkPage } from './docs.ts';
import { FULL, QUICK } from './measure.ts';
import { picture } from './picture.ts';
import { QUICK_SIZES, SIZES } from './plan.ts';
import { runBench } from './run.ts';
import { IMPLS, JOBS, type Report } from './spec.ts';
import { tableText } from './table.ts';

interface BenchFlags {
  readonly json?: boolean;
  readonly out?: string;
  readonly docs?: string;
  readonly jobs?: string;
  readonly impls?: string;
  readonly quick?: boolean;
}

/** `npm run bench`: what the numerical core costs on this machine, beside others. */
export const bench = (argv: readonly string[], io: Io): Promise<number> =>
  runProgram('bench', (program) => defineBench(program, io), argv, io);

function defineBench(program: Command, io: Io): void {
  program
    .description('time the numerical core beside plain loops, ml-matrix, OpenBLAS and scikit-learn (minutes)')
    .option('--json', 'print the results as JSON')
    .option('--out <file>', 'write to a file instead of standard output')
    .option('--docs <folder>', 'also write benchmark.md, benchmark.svg and benchmark.json there')
    .option('--jobs <list>', `only these jobs, separated by commas: ${JOBS.join(', ')}`)
    .option('--impls <list>', `only these implementations: ${IMPLS.join(', ')}`)
    .option('--quick', 'small sizes and few repeats: whether it works, not how fast')
    .action(async (flags: BenchFlags) => {
      const jobs = chosen('--jobs', flags.jobs, JOBS);
      const impls = chosen('--impls', flags.impls, IMPLS);
      await refuseWithoutSimd();
      const say = (line: string) => io.stderr(`${line}\n`);
      const [sizes, effort] = flags.quick ? [QUICK_SIZES, QUICK] : [SIZES, FULL];
      if (flags.docs !== undefined) checkDocs(flags.docs, io);
      await withOutput(io, flags.out, [], async (out) => {
        const report = await runBench({ jobs, impls, sizes, effort, say });
        if (flags.docs !== undefined) await writeDocs(report, flags.docs, io);
        out.write(flags.json ? jsonText(report) : tableText(report));
      });
    });
}

/** The names in a list given as a flag; all of them without the flag. Throws CliError. */
function chosen<Name extends string>(flag: string, text: string | undefined, all: readonly Name[]): Name[] {
  if (text === undefined) return [...all];
  const names = text.split(',').map((name) => name.trim());
  const unknown = names.find((name) => !(all as readonly string[]).includes(name));
  if (unknown !== undefined) throw new CliError(`${flag} has no "${unknown}"; ${suggestion(unknown, all)}`);
  return all.filter((name) => names.includes(name));
}

async function refuseWithoutSimd(): Promise<void> {
  if ((await loadBackend()).name !== 'wasm')
    throw new CliError('this Node has no WebAssembly SIMD: there is no core to time');
}

const DOCS = { 'benchmark.md': benchmarkPage, 'benchmark.svg': picture, 'benchmark.json': jsonText };

/** Measuring takes minutes: whether its files can be written is found out first. Throws CliError or OutputError. */
function checkDocs(folder: string, io: Io): void {
  for (const name of Object.keys(DOCS)) io.createFile(join(folder, name)).discard();
}

async function writeDocs(report: Report, folder: string, io: Io): Promise<void> {
  for (const [name, text] of Object.entries(DOCS))
    await withOutput(io, join(folder, name), [], (out) => out.write(text(report)));
}

/** One result a line, so that two runs can be compared line by line. */
function jsonText({ machine, results }: Report): string {
  const lines = results.map((result) => `    ${JSON.stringify(result)}`);
  return `{\n  "machine": ${JSON.stringify(machine)},\n  "results": [\n${lines.join(',\n')}\n  ]\n}\n`;
}
