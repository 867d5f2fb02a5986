import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { Scenario } from '../contracts/scenario.ts';
import { bibtex, type Cited, givenWords, SOFTWARE, seedWords, sentence } from '../engine/citation.ts';
import { exactJson } from '../engine/json.ts';
import { encodeLink, type Fingerprints, LinkError } from '../engine/link/link.ts';
import { ENGINE_VERSION, engineName } from '../engine/version.ts';
import { type ExportedRun, runText } from './exported-run.ts';
import type { Files } from './zip.ts';

export interface CrateSettings {
  /** "2026-11-22" */
  readonly day: string;
  /** Address of the licence of the data; absent: none has been chosen. */
  readonly licence?: string;
  /** Files to go with the run, reports or figures, by their names. */
  readonly others: Files;
}

interface CrateFile {
  readonly name: string;
  readonly says: string;
  readonly format: string;
  readonly content: string | Uint8Array;
}

const FORMATS: Readonly<Record<string, string>> = {
  json: 'application/json',
  jsonl: 'application/jsonl',
  csv: 'text/csv',
  txt: 'text/plain',
  bib: 'application/x-bibtex',
  md: 'text/markdown',
  tex: 'application/x-tex',
  svg: 'image/svg+xml',
  png: 'image/png',
  pdf: 'application/pdf',
  parquet: 'application/vnd.apache.parquet',
  zip: 'application/zip',
};
const formatOf = (name: string): string =>
  FORMATS[name.slice(name.lastIndexOf('.') + 1).toLowerCase()] ?? 'application/octet-stream';

/**
 * A run as a Research Object Crate (RO-Crate 1.1): scenario, records, fingerprints, link and citation, and a description
 * of what they are and which engine made them, as `ro-crate-metadata.json`.
 */
export function crateFiles(exported: ExportedRun, settings: CrateSettings): Files {
  const files = [...runFiles(exported), ...otherFiles(settings.others)];
  const metadata = metadataOf(exported, files, settings);
  return {
    'ro-crate-metadata.json': `${exactJson(metadata, 2)}\n`,
    ...Object.fromEntries(files.map(({ name, content }) => [name, content])),
  };
}

function runFiles(exported: ExportedRun): CrateFile[] {
  const { scenario, backend, runs } = exported;
  const shown = runs.filter(({ replicate }) => replicate === scenario.replicate);
  const fingerprints: Fingerprints = Object.fromEntries(
    shown.map(({ lane, fingerprint }) => [lane.id, fingerprint]),
  );
  const all = runs.map(({ lane, replicate, fingerprint }) => ({ lane: lane.id, replicate, fingerprint }));
  const link = linkOf(scenario, fingerprints);
  const cited: Cited = {
    scenario,
    replicates: replicatesOf(exported),
    fingerprints,
    engine: `${ENGINE_VERSION} ${backend}`,
    link: link ?? '',
  };
  const file = (name: string, says: string, content: string): CrateFile => ({
    ...{ name, says, content, format: formatOf(name) },
  });
  return [
    file('scenario.json', 'The scenario: everything that the run is made of', `${exactJson(scenario, 1)}\n`),
    file('records.csv', 'One row for every step of every lane and replicate', runText(exported, 'csv')),
    file(
      'fingerprints.json',
      'Hashes over the bits of each lane’s records',
      `${JSON.stringify(all, null, 1)}\n`,
    ),
    ...(link
      ? [file('link.txt', 'The end of an address of the page that replays the run', `#${link}\n`)]
      : []),
    file('citation.bib', 'How to cite the run', `${bibtex(cited)}\n`),
    file('citation.txt', 'How to cite the run, in a sentence', `${sentence(cited)}\n`),
  ];
}

const replicatesOf = ({ scenario, runs }: ExportedRun): NonNullable<Cited['replicates']> => ({
  from: scenario.replicate,
  count: new Set(runs.map(({ replicate }) => replicate)).size,
});

/** Of the whole data set: what was run, and what was done to it from outside. */
function description(exported: ExportedRun): string {
  const { scenario, runs } = exported;
  const lanes = [...new Set(runs.map(({ lane }) => `${lane.id} ${lane.algorithm}`))].join(', ');
  const seeds = seedWords({ scenario, replicates: replicatesOf(exported) });
  const of = `Gaussian-process bandits on ${scenario.objective.id}, ${scenario.horizon} steps, ${seeds}`;
  return [of, `lanes ${lanes}`, ...givenWords(scenario)].join('; ');
}

/** null where a table makes it too long. */
function linkOf(scenario: Scenario, fingerprints: Fingerprints): string | null {
  try {
    return encodeLink(scenario, fingerprints);
  } catch (error) {
    if (error instanceof LinkError) return null;
    throw error;
  }
}

function otherFiles(others: Files): CrateFile[] {
  return Object.entries(others).map(([name, content]) => ({
    ...{ name, content, format: formatOf(name) },
    says: 'A file that goes with the run',
  }));
}

const bytesOf = (content: string | Uint8Array): Uint8Array =>
  typeof content === 'string' ? utf8ToBytes(content) : content;

const LICENCE = '#licence';

function metadataOf(exported: ExportedRun, files: readonly CrateFile[], settings: CrateSettings) {
  const { scenario, backend } = exported;
  const { day, licence } = settings;
  const title = scenario.title || scenario.objective.id;
  const refer = (id: string) => ({ '@id': id });
  const fileId = (name: string) => name.split('/').map(encodeURIComponent).join('/');
  return {
    '@context': 'https://w3id.org/ro/crate/1.1/context',
    '@graph': [
      {
        '@id': 'ro-crate-metadata.json',
        '@type': 'CreativeWork',
        conformsTo: refer('https://w3id.org/ro/crate/1.1'),
        about: refer('./'),
      },
      {
        '@id': './',
        '@type': 'Dataset',
        name: `Driftlab run: ${title}`,
        description: description(exported),
        datePublished: day,
        license: refer(licence ?? LICENCE),
        hasPart: files.map(({ name }) => refer(fileId(name))),
        mentions: refer('#run'),
      },
      ...files.map(({ name, says, format, content }) => ({
        '@id': fileId(name),
        '@type': 'File',
        name: says,
        encodingFormat: format,
        contentSize: String(bytesOf(content).length),
        sha256: bytesToHex(sha256(bytesOf(content))),
      })),
      {
        '@id': '#run',
        '@type': 'CreateAction',
        name: 'The run of the scenario',
        instrument: refer('#driftlab'),
        object: refer('scenario.json'),
        result: [refer('records.csv'), refer('fingerprints.json')],
      },
      {
        '@id': '#driftlab',
        '@type': 'SoftwareApplication',
        name: SOFTWARE.title,
        version: SOFTWARE.version,
        softwareVersion: `engine ${engineName(backend)}`,
      },
      licence === undefined
        ? {
            '@id': LICENCE,
            '@type': 'CreativeWork',
            name: 'No licence chosen',
            description: 'Whoever made the run has named no licence for its data.',
          }
        : { '@id': licence, '@type': 'CreativeWork', name: licence },
    ],
  };
}
