import type { Command } from 'commander';
import { evaluateCase } from '../../../conformance/eval/index.ts';
import { TIE_RULE } from '../../../conformance/eval/saturated.ts';
import { loadBackend } from '../../index.ts';
import type { Io } from '../io.ts';
import { readJson } from '../scenario-file.ts';

/** `driftlab eval`: the engine's values for one golden case. */
export function addEval(program: Command, io: Io): void {
  program
    .command('eval')
    .description('compute a golden case and print { name, kind, got }; what the case expects is not read')
    .argument('<case>', 'a case file (JSON)')
    .addHelpText('after', `\n${TIE_RULE}`)
    .action(async (path: string) => {
      const result = evaluateCase(readJson(path, io), await loadBackend());
      io.stdout(`${JSON.stringify(result)}\n`);
    });
}
