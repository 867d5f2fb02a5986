import type { Scenario } from '../contracts/scenario.ts';
import { runFacts } from '../engine/run-facts.ts';
import { runScenario } from '../engine/run-scenario.ts';
import { createWorld } from '../engine/world.ts';
import type { Backend } from '../gp/backend.ts';
import { type TheoryReport, theoryReport } from '../theory/report.ts';
import type { SheetTheory } from './sheet.ts';

/** What a report says of the regret, its lists as they come from a worker or from here. */
type Said = {
  readonly floor: { readonly curve: ArrayLike<number> } | null;
  readonly bounds: readonly {
    readonly status: TheoryReport['bounds'][number]['status'];
    readonly bounded: { readonly name: string };
    readonly curve: ArrayLike<number> | null;
  }[];
};

/** Floor and bounds out of the reports on the lanes, in the comparison's order; null for a lane without a model. */
export function theoryIn(reports: readonly (Said | null)[]): SheetTheory {
  const floor = reports.find((report) => report?.floor)?.floor?.curve;
  return {
    floor: floor ? Array.from(floor) : null,
    bounds: reports.flatMap((report, lane) => {
      const known = report?.bounds.filter(({ curve, bounded }) => curve && bounded.name === 'regret') ?? [];
      const bound = known.find(({ status }) => status === 'holds') ?? known[0];
      return bound?.curve ? [{ lane, values: Array.from(bound.curve) }] : [];
    }),
  };
}

/** The same of the scenario's own run, all of whose lanes are run for it. */
export function theoryOf(scenario: Scenario, backend: Backend): SheetTheory {
  const world = createWorld(scenario, backend);
  const reports: (TheoryReport | null)[] = [];
  for (const { lane, records } of runScenario(scenario, backend)) {
    const facts = runFacts(scenario, lane, world, records, backend);
    reports.push(facts && theoryReport(facts));
  }
  return theoryIn(reports);
}
