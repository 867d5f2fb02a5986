import { caseText } from './case-text.ts';
import { isRun } from './plan.ts';
import { rateRows } from './rates.ts';
import { IMPL_NAMES, IMPLS, type Impl, type Report, type Result } from './spec.ts';

/** One row per job and size: milliseconds of each implementation, with this core's GFLOP/s and share of the peak. */
export function tableRows({ results: all }: Report): readonly (readonly string[])[] {
  const results = all.filter(({ job }) => !isRun(job));
  const impls = implsOf(results);
  const cases = new Map<string, Result[]>();
  for (const result of results) cases.set(caseText(result), [...(cases.get(caseText(result)) ?? []), result]);
  const head = ['job', ...impls.map((impl) => `${IMPL_NAMES[impl]} ms`), 'GFLOP/s', 'of peak'];
  const rows = [...cases].map(([name, list]) => {
    const own = list.find(({ impl }) => impl === 'wasm');
    return [
      name,
      ...impls.map((impl) => milliseconds(list.find((result) => result.impl === impl)?.medianMs)),
      own?.gflops?.toFixed(1) ?? '–',
      own?.share ? `${Math.round(100 * own.share)} %` : '–',
    ];
  });
  return [head, ...rows];
}

/** The implementations that have results, in the order of the columns. */
export function implsOf(results: readonly Result[]): Impl[] {
  return IMPLS.filter((impl) => results.some((result) => result.impl === impl));
}

/** Three digits: 0.0123, 1.23, 123, 1230. */
export function milliseconds(value: number | undefined): string {
  if (value === undefined) return '–';
  if (value >= 100) return value.toFixed(0);
  return value >= 10
    ? value.toFixed(1)
    : value >= 1
      ? value.toFixed(2)
      : Number(value.toPrecision(2)).toString();
}

/** The jobs, and how fast whole runs are, for a terminal. */
export function tableText(report: Report): string {
  const tables = [tableRows(report), rateRows(report)].filter(({ length }) => length > 1);
  return [machineText(report), ...tables.map(padded)].map((part) => `${part}\n`).join('\n');
}

/** Columns padded to their widest cell. */
function padded(rows: readonly (readonly string[])[]): string {
  const widths = rows[0].map((_, column) => Math.max(...rows.map((row) => row[column].length)));
  const line = (row: readonly string[]) =>
    row.map((cell, i) => (i === 0 ? cell.padEnd(widths[i]) : cell.padStart(widths[i]))).join('  ');
  return rows.map(line).join('\n');
}

/** One sentence about where the numbers come from. */
export function machineText({ machine }: Report): string {
  const { cpu, cores, platform, node, native, load, date } = machine;
  const python = native
    ? `; numpy ${native.numpy}, scipy ${native.scipy}${native.sklearn ? `, scikit-learn ${native.sklearn}` : ''}, OpenBLAS for ${native.openblas}${native.openblasSse ? ` and ${native.openblasSse} (SSE)` : ''}, one thread`
    : '; no numpy on OpenBLAS';
  return `${date}: ${cpu}, ${cores} cores, ${platform}, Node ${node}${python}; load average ${load.toFixed(1)} at the start.`;
}
