import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Card, Source } from '../../../src/algorithms/card.ts';
import { ALGORITHMS, type AlgorithmSpec, parseScenario, SCENES } from '../../../src/index.ts';
import { code, type DocPage, parts, plain, symbols, table } from '../markdown.ts';
import { parameterTable } from './parameters.ts';
import { sceneLink } from './scenes.ts';

const FOLDER = join(import.meta.dirname, '../../../src/algorithms');

/** The list of algorithms, and a page for each from its card and its parameters. */
export async function algorithmPages(): Promise<readonly DocPage[]> {
  const cards = await readCards();
  return [overview(), ...ALGORITHMS.map((spec) => algorithmPage(spec, cards.get(spec.id)))];
}

async function readCards(): Promise<ReadonlyMap<string, Card | undefined>> {
  const files = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.about.ts'),
  );
  const entries = files.map(async (name) => {
    const { card } = (await import(join(FOLDER, name))) as { readonly card?: Card };
    return [basename(name, '.about.ts'), card] as const;
  });
  return new Map(await Promise.all(entries));
}

function overview(): DocPage {
  const rows = (environment: boolean) =>
    ALGORITHMS.filter(({ needs }) => (needs === 'environment') === environment).map(
      ({ id, name, summary }) => [`[${plain(name)}](${id}.md)`, code(id), symbols(summary)],
    );
  const head = ['algorithm', 'id', 'what it does'];
  return {
    path: 'algorithms/index.md',
    title: 'Algorithms',
    about: 'every algorithm: formula, one step line by line, assumptions, cost, parameters',
    text: parts(
      '# Algorithms',
      'An algorithm stands in a lane of a scenario by its id. [Your own](../own-algorithm.md) is a few lines beside these.',
      '## On an objective that may change',
      table(head, rows(false)),
      '## With an environment',
      'They look for a design that keeps f(x, w) above a threshold for any environment w that may occur.',
      table(head, rows(true)),
    ),
  };
}

function algorithmPage(spec: AlgorithmSpec, card: Card | undefined): DocPage {
  return {
    path: `algorithms/${spec.id}.md`,
    title: spec.name,
    about: spec.summary,
    text: parts(
      `# ${plain(spec.name)}`,
      `${code(spec.id)}: ${symbols(spec.summary)}.`,
      card && cardText(card),
      `## Parameters`,
      parameterTable(spec.parameters),
      takesState(spec.id) && LONG_RUN,
      shownBy(spec.id),
    ),
  };
}

const LONG_RUN =
  'A lane of it may declare `"posterior": "kalman"`, where its parameters ask for no refits and no draws: a step then costs the same however long the run ([lanes](../scenario.md#lanes), [a million steps](../scale.md#a-million-steps)).';

/** Whether a lane of the algorithm, as it is without further ado, may have a state on the candidates for its posterior. */
function takesState(algorithm: string): boolean {
  try {
    const lanes = [{ algorithm, posterior: 'kalman' }];
    return parseScenario({ objective: { id: 'gp-chain-1d' }, lanes }).lanes.length === 1;
  } catch {
    return false;
  }
}

const cardText = ({ formula, step, assumes, cost, sources }: Card) =>
  parts(
    symbols(formula),
    '## One step',
    step.map(([, line], index) => `${index + 1}. ${symbols(line)}`).join('\n'),
    '## What it assumes',
    assumes.map((text) => `- ${symbols(text)}`).join('\n'),
    '## What a step costs',
    symbols(cost),
    sources.length > 0 && `## Sources\n\n${sources.map(sourceLine).join('\n')}`,
  );

const sourceLine = ({ text, arxiv }: Source) =>
  `- ${plain(text)}${arxiv ? ` [arXiv ${arxiv}](https://arxiv.org/abs/${arxiv})` : ''}`;

function shownBy(id: string): string | false {
  const scenes = SCENES.filter(({ scenario }) => scenario.lanes.some(({ algorithm }) => algorithm === id));
  return (
    scenes.length > 0 &&
    `## Scenes that show it\n\n${scenes.map((scene) => `- ${sceneLink(scene, 1)}`).join('\n')}`
  );
}
