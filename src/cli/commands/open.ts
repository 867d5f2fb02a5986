import type { Command } from 'commander';
import { inItsEngine } from '../../archive/archive.ts';
import { exactJson } from '../../engine/json.ts';
import { readAddress } from '../../index.ts';
import { inChosenEngine } from '../engines/choice.ts';
import type { Io } from '../io.ts';

/** `driftlab open`: the scenario in a link, with its engine where that is an earlier one. */
export function addOpen(program: Command, io: Io): void {
  program
    .command('open')
    .description('print the scenario that a link holds, as JSON; its fingerprints go to standard error')
    .argument('<link>', 'a whole address, or its fragment')
    .action((link: string) => {
      const { scenario: held, fingerprints } = inItsEngine(readAddress(link));
      const scenario = inChosenEngine(held, io);
      for (const [lane, digits] of Object.entries(fingerprints)) io.stderr(`fingerprint ${lane} ${digits}\n`);
      io.stdout(`${exactJson(scenario, 2)}\n`);
    });
}
