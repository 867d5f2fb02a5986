import type { Command } from 'commander';
import { encodeLink, type Fingerprints, loadBackend, runScenario, type Scenario } from '../../index.ts';
import type { Io } from '../io.ts';
import { openSource } from '../scenario-source.ts';

interface LinkOptions {
  readonly base?: string;
  readonly run?: boolean;
}

/** `driftlab link`: a scenario as the fragment of an address. */
export function addLink(program: Command, io: Io): void {
  program
    .command('link')
    .description('print the link of a scenario')
    .argument('<scenario>', 'a scenario file (JSON), a scene, or another link')
    .option('--base <address>', 'the page that the link is to open; without it only the fragment is printed')
    .option('--run', 'run the scenario first and put the fingerprints of its lanes into the link')
    .action(async (source: string, { base, run }: LinkOptions) => {
      const { scenario, fingerprints } = openSource(source, io);
      const known = run ? await measuredFingerprints(scenario) : fingerprints;
      io.stdout(
        `${base === undefined ? '' : `${base.replace(/#.*$/, '')}#`}${encodeLink(scenario, known)}\n`,
      );
    });
}

async function measuredFingerprints(scenario: Scenario): Promise<Fingerprints> {
  const runs = runScenario(scenario, await loadBackend());
  return Object.fromEntries([...runs].map(({ lane, fingerprint }) => [lane.id, fingerprint]));
}
