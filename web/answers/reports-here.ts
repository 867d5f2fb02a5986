import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import type { Report } from '../../src/experiments/report/report.ts';

/** How many runs may be asked for in the page, in the order in which they are offered. */
export const RUNS_HERE: readonly number[] = [5, 20, 50, 100, 400];

/** An experiment as this browser runs it. */
export interface Here {
  /** Whole runs that are wanted, and those that are done. */
  readonly wanted: number;
  readonly done: number;
  /** Of all steps, from 0 to 1. */
  readonly share: number;
  readonly secondsLeft: number | null;
  readonly status: 'running' | 'stopped' | 'done';
  /** What stopped it, as a sentence; null where nothing did. */
  readonly fault: string | null;
  /** What the first runs say: two at least, and as many as its cells' n; null before. */
  readonly report: Report | null;
}

/** What this browser has run, by experiment; kept until it is removed or the page is closed. */
export const here = createStore<Readonly<Record<string, Here>>>()(() => ({}));

export function useHere(experiment: string): Here | null {
  return useStore(here, (runs) => runs[experiment] ?? null);
}

/** What the first runs say, and whether all are done: changes with the report, not with every step of the progress. */
export function useHereReport(experiment: string): { report: Report | null; done: boolean } {
  const report = useStore(here, (runs) => runs[experiment]?.report ?? null);
  const done = useStore(here, (runs) => runs[experiment]?.status === 'done');
  return { report, done };
}

/** The experiment that is being run, but for this one. */
export function useOtherUnderWay(experiment: string): string | null {
  return useStore(
    here,
    (runs) => Object.keys(runs).find((id) => id !== experiment && runs[id].status === 'running') ?? null,
  );
}
