import { isRun } from './plan.ts';
import { IMPL_NAMES, IMPLS, type Impl, type Report, type Result } from './spec.ts';

/** Steps that a whole run makes in a second, of each implementation; replicates where the run is one. */
export function rateRows({ results }: Report): readonly (readonly string[])[] {
  const runs = results.filter(({ job }) => isRun(job));
  if (runs.length === 0) return [];
  const impls = IMPLS.filter((impl) => runs.some((run) => run.impl === impl));
  const [jobs, lengths] = [distinct(runs.map(({ job }) => job)), distinct(runs.map(({ n }) => n ?? 0))];
  const head = [
    'a second',
    ...lengths.flatMap((n) => impls.map((impl) => `${IMPL_NAMES[impl]}, ${n} steps`)),
  ];
  const rate = (job: string, n: number, impl: Impl) =>
    rateOf(runs.find((run) => run.job === job && run.n === n && run.impl === impl));
  return [
    head,
    ...jobs.map((job) => [
      job === 'replicates' ? job : `steps of ${job.slice('run-'.length)}`,
      ...lengths.flatMap((n) => impls.map((impl) => rate(job, n, impl))),
    ]),
  ];
}

const distinct = <T>(values: readonly T[]): T[] => [...new Set(values)];

/** Two digits are what such a measurement is good for: 0.35, 12, 15000. */
function rateOf(run: Result | undefined): string {
  if (!run) return '–';
  const units = run.job === 'replicates' ? 1 : (run.n ?? 0);
  return String(Number(((1000 * units) / run.medianMs).toPrecision(2)));
}
