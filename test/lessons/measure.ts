import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { outcome } from './outcome.ts';
import { LESSONS, lessonBackend, lessonIn, Worldroom } from './support.ts';

/**
 * Prints what the statements of a lesson come to, for whoever writes them: `npm run lessons:measure -- <folder> [S6.1 …]`.
 * `--write` puts it into “is”; `--seed 2000` measures on worlds that no sentence was written from.
 */
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { write: { type: 'boolean' }, seed: { type: 'string' } },
});
const [folder = '', ...only] = positionals;

/** The file with what came out in the line “is” of a statement. */
function withOutcome(file: string, id: string, is: string): string {
  const at = file.search(new RegExp(`^${id.replace('.', '\\.')}:`, 'm'));
  return file.slice(0, at) + file.slice(at).replace(/^ {2}is: .*$/m, `  is: "${is}"`);
}

try {
  const checked = lessonIn(folder);
  const seed = values.seed === undefined ? undefined : Number(values.seed);
  const { worlds } = new Worldroom(checked, await lessonBackend(), seed);
  const path = join(LESSONS, folder, 'statements.yaml');
  for (const [id, statement] of Object.entries(checked.statements)) {
    if (only.length > 0 && !only.includes(id)) continue;
    const { is, true: holds } = outcome(statement, worlds);
    const verdict = !holds ? 'FALSE  ' : is === statement.is ? 'agrees ' : 'differs';
    console.log(
      `${verdict} ${id} ${statement.says} → ${is}${is === statement.is ? '' : ` (is: ${statement.is})`}`,
    );
    if (values.write) writeFileSync(path, withOutcome(readFileSync(path, 'utf8'), id, is));
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
