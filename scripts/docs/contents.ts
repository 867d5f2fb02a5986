import type { DocPage } from './markdown.ts';
import { algorithmPages } from './pages/algorithms.ts';
import { commandsPage } from './pages/commands.ts';
import { deployPage } from './pages/deploy.ts';
import { glossaryPage } from './pages/glossary.ts';
import { keyboardPage } from './pages/keyboard.ts';
import { libraryPage } from './pages/library.ts';
import { objectivesPage } from './pages/objectives.ts';
import { reproductionPages } from './pages/reproductions.ts';
import { scenarioPage } from './pages/scenario.ts';
import { scenesPage } from './pages/scenes.ts';
import { decisionPages, writtenPage } from './pages/written.ts';

/** A heading at the side with its pages, the first of which stands for the others where there are many. */
export interface DocGroup {
  readonly title: string;
  readonly pages: readonly DocPage[];
  /** Pages below one of `pages`, by its path. */
  readonly below?: Readonly<Record<string, readonly DocPage[]>>;
}

/**
 * The table of contents: every page, in its group and order. What somebody wrote stands in README.md, CONTRIBUTING.md and
 * docs/; the rest is made from the sources at every build.
 */
export async function readContents(root: string, types: string): Promise<readonly DocGroup[]> {
  const written = (source: string, path: string, title: string, about?: string) =>
    writtenPage(root, source, path, title, about);
  const [algorithms, ...eachAlgorithm] = await algorithmPages();
  const [reproductions, ...eachReproduction] = reproductionPages(root);
  const [decisions, ...eachDecision] = decisionPages(root);
  return [
    {
      title: 'Use it',
      pages: [
        written(
          'README.md',
          'readme.md',
          'Overview',
          'what Driftlab is, how to run it, in the browser and without',
        ),
        written(
          'docs/guide.md',
          'guide.md',
          'The page',
          'lanes, time, panels, what to change, what to keep and share',
        ),
        written(
          'docs/comparison.md',
          'comparison.md',
          'What Compare tests',
          'two claims about every pair, what each number on the sheet is',
        ),
        written(
          'docs/causes.md',
          'causes.md',
          'Where the regret was paid',
          'each step’s regret split by what caused it',
        ),
        written(
          'docs/map.md',
          'map.md',
          'Who wins where',
          'the map of two parameters: what a cell says, what it costs',
        ),
        keyboardPage(),
        scenesPage(),
        glossaryPage(),
        written('docs/links.md', 'links.md', 'Links and addresses', 'what stands behind the # of an address'),
        written(
          'docs/permanence.md',
          'permanence.md',
          'Permanence',
          'why a link replays for ever, and with which engine',
        ),
      ],
    },
    {
      title: 'Add your own',
      pages: [
        written(
          'docs/own-algorithm.md',
          'own-algorithm.md',
          'Your own algorithm',
          'in a few lines, in any language, or as a part of Driftlab',
        ),
        written(
          'docs/ask-tell.md',
          'ask-tell.md',
          'Another program as a lane',
          'a lane whose queries come from a program in any language',
        ),
        libraryPage(root, types),
        written(
          'CONTRIBUTING.md',
          'contributing.md',
          'Contributing',
          'how to add an algorithm, an objective, a panel, a scene, a theorem',
        ),
      ],
    },
    {
      title: 'Measure',
      pages: [
        written(
          'docs/scale.md',
          'scale.md',
          'All cores, then all machines',
          'comparisons and sweeps on one machine, a cluster, a queue',
        ),
        deployPage(root),
        reproductions,
        written(
          'docs/benchmark.md',
          'benchmark.md',
          'Benchmark',
          'what the numerical core costs, beside native code',
        ),
        written(
          'docs/page-benchmark.md',
          'page-benchmark.md',
          'How fast the page is',
          'the first view, a lane, and a run under the finger',
        ),
      ],
      below: { [reproductions.path]: eachReproduction },
    },
    {
      title: 'Reference',
      pages: [await commandsPage(), scenarioPage(), objectivesPage(), algorithms],
      below: { [algorithms.path]: eachAlgorithm },
    },
    {
      title: 'Teach and show',
      pages: [
        written(
          'docs/lessons.md',
          'lessons.md',
          'Lessons',
          'how to write a lesson whose every sentence is checked',
        ),
        written(
          'docs/room.md',
          'room.md',
          'A room on the local network',
          'guesses of a class on the wall as they are made, and where the network does not let them',
        ),
        written(
          'docs/lesson-packages.md',
          'lesson-packages.md',
          'Lessons on a learning platform',
          'a lesson as a SCORM or xAPI package, or as a folder',
        ),
        written(
          'docs/translating.md',
          'translating.md',
          'Translating',
          'the page in another language: one file of messages, and a check of what is missing',
        ),
        written('docs/embed.md', 'embed.md', 'Embedding', 'a run in a frame: slides, a course, an article'),
        written('docs/hosting.md', 'hosting.md', 'Hosting', 'headers, offline use, one file'),
      ],
    },
    {
      title: 'About',
      pages: [
        decisions,
        written('CHANGELOG.md', 'changelog.md', 'Changes', 'what changed, by version'),
        written('SECURITY.md', 'security.md', 'Security', 'what a link can do and what it cannot'),
        {
          ...written('LICENSE', 'licence.md', 'Licence'),
          text: `# Licence\n\n${written('LICENSE', '', '').text}`,
        },
      ],
      below: { [decisions.path]: eachDecision },
    },
  ];
}

/** What a newcomer comes for, and the page that answers. */
const WISHES: readonly (readonly [wish: string, page: string])[] = [
  ['Find my way round the page', 'guide.md'],
  ['Add my algorithm', 'own-algorithm.md'],
  ['Run my own objective or table', 'guide.md#a-world-of-your-own'],
  ['Run 30,000 replicates on our cluster', 'scale.md'],
  ['Reproduce a paper’s table', 'reproductions/index.md'],
  ['Put a run on a slide or into a page', 'embed.md'],
  ['Write a lesson', 'lessons.md'],
  ['Put a lesson on Moodle or another platform', 'lesson-packages.md'],
  ['Look up a parameter', 'scenario.md'],
];

/** The first page: what one may want, then every page with a line about it. */
function firstPage(groups: readonly DocGroup[]): DocPage {
  const wishes = WISHES.map(([wish, page]) => `- [${wish}](${page})`);
  const lists = groups.map(({ title, pages }) => {
    const lines = pages.map(
      (page) => `- [${page.title}](${page.path})${page.about ? `: ${page.about}` : ''}`,
    );
    return `## ${title}\n\n${lines.join('\n')}`;
  });
  return {
    path: 'index.md',
    title: 'Driftlab',
    about: 'User guide and reference of Driftlab.',
    text: `# Driftlab\n\nGaussian-process bandits on objectives that change while they are optimised: a page to watch them, a command line and a library to measure them. <a href="../index.html" target="_self">Open the page</a>.\n\n${wishes.join('\n')}\n\n${lists.join('\n\n')}\n`,
  };
}

/** Every page of the site. */
export const allPages = (groups: readonly DocGroup[]): readonly DocPage[] => [
  firstPage(groups),
  ...groups.flatMap(({ pages, below = {} }) => [...pages, ...Object.values(below).flat()]),
];
