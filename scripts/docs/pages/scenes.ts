import { SCENES, type Scene } from '../../../src/index.ts';
import { code, type DocPage, parts, plain, table } from '../markdown.ts';

/** A scene in the page, which stands in the folder above the docs; `depth` counts the folders of the page that links. */
export const sceneLink = ({ id, name }: Scene, depth: number) =>
  `<a href="${'../'.repeat(depth + 1)}index.html#${id}" target="_self">${plain(name)}</a>`;

export const scenesPage = (): DocPage => ({
  path: 'scenes.md',
  title: 'Scenes',
  about: 'the prepared scenes, each with what there is to see',
  text: parts(
    '# Scenes',
    'A scene is a prepared scenario: `driftlab run <id>`, `driftlab compare <id>`, and in the page the address with `#<id>` behind it.',
    table(
      ['scene', 'id', 'what there is to see'],
      SCENES.map((scene) => [sceneLink(scene, 0), code(scene.id), plain(scene.description)]),
    ),
  ),
});
