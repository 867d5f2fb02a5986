import { main } from '../../../src/cli/main.ts';
import { block, type DocPage, parts } from '../markdown.ts';

/** What `driftlab --help` and every command's own help say. */
export async function commandsPage(): Promise<DocPage> {
  const program = await helpOf();
  const commands = [...program.matchAll(/^ {2}([a-z][a-z-]*) /gm)].map(([, name]) => name);
  const texts = await Promise.all(
    commands
      .filter((name) => name !== 'help')
      .map(async (name) => parts(`## driftlab ${name}`, block('text', await helpOf(name)))),
  );
  return {
    path: 'commands.md',
    title: 'Command line',
    about: 'every command with its options, as its own help says it',
    text: parts(
      '# Command line',
      'What each command says of itself. How to get it and what to begin with: [Without a browser](readme.md#without-a-browser).',
      block('text', program),
      ...texts,
    ),
  };
}

/** The help of a command, or of the program. */
export async function helpOf(...command: readonly string[]): Promise<string> {
  let text = '';
  const refuse = () => {
    throw new Error('help reads and writes no file');
  };
  await main([...command, '--help'], {
    stdout: (piece) => {
      text += piece;
    },
    stderr: refuse,
    stdin: refuse,
    exists: refuse,
    list: refuse,
    readFile: refuse,
    identity: refuse,
    createFile: refuse,
    appendLines: refuse,
    remove: refuse,
  });
  return text;
}
