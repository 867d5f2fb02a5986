import { createHash } from 'node:crypto';
import { LANE_LETTERS } from '../../contracts/scenario.ts';
import { isGiven } from '../../engine/scenario/given-lanes.ts';
import type { Backend, JobResult, Lane, MeasureId, Scenario } from '../../index.ts';
import { cut } from '../../parameters/quoted.ts';
import { fingerprintPlan } from '../../plan/keys.ts';
import { type Group, type Plan, settingOf } from '../../plan/plan.ts';
import type { JobPool } from '../../plan/pool.ts';
import { comparisonCurvePoints } from '../../replicates/replicates-plan.ts';
import { CliError, type Io } from '../io.ts';
import { COMPARISON_FORMATS, comparisonReports } from '../work/comparison-report.ts';
import { requireMeasure } from '../work/require-measure.ts';
import type { Work } from '../work/work.ts';
import { createProgramPool } from './program-pool.ts';

/** A program held against built-in lanes over many worlds. */
interface ProgramOrder {
  readonly command: 'ask-tell';
  readonly scenario: Scenario;
  /** The lane that it plays in place of; null: one of its own. */
  readonly lane: Lane | null;
  /** As a shell understands it. */
  readonly program: string;
  /** Its name in the comparison. */
  readonly name: string;
  readonly replicates: number;
  readonly of: MeasureId;
}

/** Work of which one group is played by a program. */
interface ProgramWork {
  readonly work: Work;
  /** Gives the program's jobs to it, `parallel` worlds at a time, and all others to the pool. */
  readonly poolBeside: (own: JobPool, parallel: number) => JobPool;
}

/** Throws CliError where the program can play no lane, or a lane has no value of the measure. */
export function programWork(order: ProgramOrder, io: Io, backend: Backend): ProgramWork {
  const { replicates, of, program } = order;
  const lane = programLane(order);
  const rest = order.scenario.lanes.filter((other) => !isGiven(other) && other.id !== lane.id);
  const scenario = { ...order.scenario, lanes: [...rest, lane].sort((a, b) => (a.id < b.id ? -1 : 1)) };
  const beside = { ...scenario, lanes: rest };
  if (rest.length > 0) requireMeasure(beside, of, backend);
  const curvePoints = comparisonCurvePoints(scenario.horizon, scenario.lanes.length, replicates);
  const own: Group = {
    ...{ scenario: beside, lanes: [settingOf(lane)], curvePoints },
    program: identityOf(program, io),
  };
  const builtIn: Group = { scenario: beside, lanes: rest.map(settingOf), curvePoints };
  const plan: Plan = { groups: rest.length > 0 ? [own, builtIn] : [own], replicates };
  const planKey = fingerprintPlan(plan, backend.name);
  const { report, reopen } = comparisonReports({ scenario, of, planKey, linked: false }, backend);
  const place = scenario.lanes.findIndex(({ id }) => id === lane.id);
  return {
    work: {
      ...{ id: 'ask-tell', order, plan, planKey, formats: COMPARISON_FORMATS, reopen },
      report: (results) => report(joined(results, plan.groups.length, place)),
    },
    poolBeside: (others, parallel) =>
      poolOfBoth(
        createProgramPool({ command: program, scenario: beside, lane, group: own }, parallel, backend),
        others,
      ),
  };
}

/** The lane that the program plays: its place and its name, and no choices of its own. */
function programLane({ scenario, lane, name }: ProgramOrder): Lane {
  if (scenario.response)
    throw new CliError(
      'the scenario has a response time: how long another program thinks, no rule says; remove response, or play another',
    );
  if (lane) {
    const { choices: _, ...rest } = lane;
    return { ...rest, label: name, waits: true };
  }
  const id = LANE_LETTERS.find((letter) => scenario.lanes.every((other) => other.id !== letter));
  if (!id) throw new CliError('all six lanes are taken; name the one that the program plays with --lane');
  return { id, algorithm: 'you', label: name, parameters: {}, waits: true };
}

/** Largest file whose content is part of the program's name. */
const LARGEST_FILE = 2 ** 20;

/** The command, and a hash over the files that it names: partial results of another version are not gone on from. */
function identityOf(command: string, io: Io): string {
  const hash = createHash('sha256');
  for (const word of wordsOf(command)) if (io.exists(word)) hash.update(word).update(contentOf(word, io));
  return `${command} ${hash.digest('hex').slice(0, 12)}`;
}

/** As a shell parts them, quotes taken off. */
const wordsOf = (command: string): string[] =>
  [...command.matchAll(/"([^"]*)"|'([^']*)'|(\S+)/g)].map(([, a, b, c]) => a ?? b ?? c);

/** Empty for a folder, and for what is too large to be a script. */
function contentOf(path: string, io: Io): Uint8Array {
  try {
    return io.readFile(path, LARGEST_FILE);
  } catch {
    return new Uint8Array();
  }
}

/** Results of both groups of a replicate, one after another, as one result whose lanes stand in the scenario's order. */
function joined(results: readonly JobResult[], groups: number, place: number): JobResult[] {
  return Array.from({ length: results.length / groups }, (_, replicate) => {
    const [own, others = []] = results.slice(groups * replicate, groups * (replicate + 1));
    return [...others.slice(0, place), ...own, ...others.slice(place)];
  });
}

/** The first group's jobs go to the program's pool. */
const poolOfBoth = (programs: JobPool, others: JobPool): JobPool => ({
  size: programs.size + others.size,
  run: (job) => (job.group === 0 ? programs : others).run(job),
  close() {
    programs.close();
    others.close();
  },
});

/** The program's name where none is given: "mine.py" of "python3 ./mine.py --fast". */
export function nameOf(program: string): string {
  const [first = '', ...rest] = wordsOf(program);
  const script = rest.find((word) => /^[^-].*\.\w+$/.test(word)) ?? first;
  return cut(script.split('/').at(-1) ?? script, 40);
}
