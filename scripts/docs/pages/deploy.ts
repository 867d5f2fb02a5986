import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { block, type DocPage, parts } from '../markdown.ts';
import { slug } from '../slug.ts';

const LANGUAGES: readonly (readonly [RegExp, string])[] = [
  [/\.ya?ml$/, 'yaml'],
  [/Dockerfile$/, 'docker'],
  [/./, 'sh'],
];

/** The path of the page, and the place on it of a file of deploy/. */
export const deployPlace = (file: string) => `deploy.md#${slug(file)}`;

/** The files of deploy/, whole, to be read and copied. */
export function deployPage(root: string): DocPage {
  const files = readdirSync(join(root, 'deploy'), { recursive: true, encoding: 'utf8' })
    .map((name) => `deploy/${name}`)
    .filter((name) => statSync(join(root, name)).isFile())
    .toSorted();
  const texts = files.map((name) => {
    const [, language] = LANGUAGES.find(([pattern]) => pattern.test(name)) ?? [];
    return parts(`## ${name}`, block(language ?? 'text', readFileSync(join(root, name), 'utf8')));
  });
  return {
    path: 'deploy.md',
    title: 'Files for clusters',
    about: 'scripts and manifests for GNU parallel, Slurm, CI, Kubernetes, a queue',
    text: parts(
      '# Files for clusters',
      'The files that [scale](scale.md) starts from, as the tests run them.',
      ...texts,
    ),
  };
}
