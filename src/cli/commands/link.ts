import type { Command } from 'commander';
import { loadEngine } from '../../engine/load-engine.ts';
import { encodeLink, type Fingerprints, runScenario, type Scenario, type Trails } from '../../index.ts';
import { cut } from '../../parameters/quoted.ts';
import { CliError, type Io } from '../io.ts';
import { openInItsEngine, openSource } from '../scenario-source.ts';

interface LinkOptions {
  readonly base?: string;
  readonly run?: boolean;
  readonly trail?: boolean;
}

/** `driftlab link`: a scenario as the fragment of an address. */
export function addLink(program: Command, io: Io): void {
  program
    .command('link')
    .description('print the link of a scenario')
    .argument('<scenario>', 'a scenario file (JSON), a scene, or another link')
    .option('--base <address>', 'the page that the link is to open; without it only the fragment is printed')
    .option('--run', 'run the scenario first and put the fingerprints of its lanes into the link')
    .option(
      '--trail',
      'with --run: also marks along the steps, by which a different run names its first step',
    )
    .action(async (source: string, { base, run, trail }: LinkOptions) => {
      if (trail && !run) throw new CliError('--trail goes with --run, which makes the marks; add --run');
      const page = base === undefined ? '' : pageAddress(base);
      const { scenario, fingerprints } = (run ? openSource : openInItsEngine)(source, io);
      const known = run ? await measured(scenario) : { fingerprints };
      const link = encodeLink(scenario, known.fingerprints, undefined, trail ? known.marks : undefined);
      io.stdout(`${page}${link}\n`);
    });
}

/** The address of a page up to and with its `#`, as it was written. Throws CliError. */
function pageAddress(base: string): string {
  const { protocol } = URL.canParse(base) ? new URL(base) : { protocol: '' };
  if (!['https:', 'http:', 'file:'].includes(protocol))
    throw new CliError(
      `--base must be the address of a page, https://…, http://… or file://…, got ${cut(base)}`,
    );
  return `${base.replace(/#.*$/s, '')}#`;
}

/** What the lanes hash to, as a whole and step by step. */
async function measured(scenario: Scenario): Promise<{ fingerprints: Fingerprints; marks?: Trails }> {
  const runs = [...runScenario(scenario, await loadEngine(scenario.lanes))];
  return {
    fingerprints: Object.fromEntries(runs.map(({ lane, fingerprint }) => [lane.id, fingerprint])),
    marks: Object.fromEntries(runs.map(({ lane, marks }) => [lane.id, marks])),
  };
}
