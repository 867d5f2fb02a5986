import { loadBackend } from '../../src/index.ts';
import { outcome } from '../../src/lessons/statement.ts';
import { lessonIn, Worldroom } from './support.ts';

/** Prints what the statements of a lesson come to, for whoever writes them: `npm run lessons:measure -- <folder> [S6.1 …]`. */
const [folder, ...only] = process.argv.slice(2);
try {
  const checked = lessonIn(folder ?? '');
  const { worlds } = new Worldroom(checked, await loadBackend());
  for (const [id, statement] of Object.entries(checked.statements)) {
    if (only.length > 0 && !only.includes(id)) continue;
    const { is, true: holds } = outcome(statement, worlds);
    const verdict = !holds ? 'FALSE  ' : is === statement.is ? 'agrees ' : 'differs';
    console.log(
      `${verdict} ${id} ${statement.says} → ${is}${is === statement.is ? '' : ` (is: ${statement.is})`}`,
    );
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
