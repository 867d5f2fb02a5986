import { Argument, type Command, Option } from 'commander';
import { zip } from '../../export/zip.ts';
import { cut } from '../../parameters/quoted.ts';
import { CliError, type Io, withFile } from '../io.ts';
import { lessonOf } from '../pack/lesson-source.ts';
import { PACKAGES, type PackageKind, packageFiles } from '../pack/package-files.ts';
import type { ScoreOf } from '../pack/wrapper/learned.ts';

interface PackFlags extends Partial<Record<PackageKind, boolean>> {
  readonly score?: ScoreOf;
  readonly page: string;
  readonly out: string;
}

/** Where `npm run build:single` writes it. */
const PAGE = 'dist-single/driftlab.html';
const LARGEST_PAGE = 64 * 2 ** 20;
/** Packages of the same lesson and page have the same bytes. */
const DAY = '2000-01-01';

/** `driftlab pack lesson`: a lesson as a file for a learning platform. */
export function addPack(program: Command, io: Io): void {
  program
    .command('pack')
    .description('pack a lesson and the page in one file: for a learning platform, or for a folder')
    .addArgument(new Argument('<what>', 'what is packed').choices(['lesson']))
    .argument('<lesson>', 'its number or name in the course, or the folder or zip of a custom lesson')
    .option('--scorm', 'SCORM 1.2: completion, score, taken up where it was left')
    .option('--html', 'a folder whose index.html opens it; nothing is reported')
    .option('--xapi', 'tincan.xml: statements to the record store that launches it')
    .addOption(
      new Option(
        '--score <of>',
        'participation: share of the questions that were answered; rightness: answered right or nearly so (default: participation)',
      ).choices(['participation', 'rightness']),
    )
    .option('--page <file>', 'the page as one file, as npm run build:single writes it', PAGE)
    .requiredOption('--out <file>', 'the zip to write')
    .action(async (_: string, source: string, flags: PackFlags) => io.stderr(await pack(source, flags, io)));
}

async function pack(source: string, flags: PackFlags, io: Io): Promise<string> {
  const kind = kindOf(flags);
  if (kind === 'html' && flags.score)
    throw new CliError('--score goes with --scorm and --xapi; with --html nothing is reported');
  const lesson = lessonOf(source, io);
  const page = pageAt(flags.page, io);
  return withFile(io, flags.out, [source, flags.page], (file) => {
    const data = zip(packageFiles(kind, lesson, flags.score ?? 'participation', page), DAY);
    file.write(data);
    return `${lesson.title}, ${(data.length / 2 ** 20).toFixed(2)} MB: ${flags.out}\n`;
  });
}

function kindOf(flags: PackFlags): PackageKind {
  const [kind, another] = PACKAGES.filter((one) => flags[one]);
  if (!kind || another) throw new CliError('choose one of --scorm, --html and --xapi');
  return kind;
}

function pageAt(path: string, io: Io): Uint8Array {
  const name = cut(path, 100);
  if (!io.exists(path))
    throw new CliError(
      `there is no page at ${name}; write it with npm run build:single, or name it with --page`,
    );
  const page = io.readFile(path, LARGEST_PAGE);
  if (!isOneFile(Buffer.from(page).toString('utf8', 0, 8192)))
    throw new CliError(`${name} is not the page as one file; npm run build:single writes it`);
  return page;
}

/** Its policy names its own scripts, and nothing beside it. */
const isOneFile = (head: string): boolean =>
  head.includes('<title>Driftlab</title>') && head.includes("script-src 'sha256-");
