import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Licence texts that a package ships for its code and not for its faces. */
const BY_HAND = { katex: ['katex-fonts.txt'] };

/** The licence texts of the packages whose code stands in the bundles, as their licences ask for. */
export function noticesOf(metafiles, root) {
  const inputs = metafiles.flatMap((metafile) => Object.keys(metafile.inputs));
  return notices(new Map(inputs.flatMap((path) => placeOf(path, root) ?? [])), root);
}

/** The same by their names, each package once. @throws Error where a package has no licence text */
export function noticesOfPackages(packages, root) {
  return notices(new Map([...packages].map((name) => [name, join(root, 'node_modules', name)])), root);
}

/** @param folders by the names of packages */
const notices = (folders, root) =>
  [...folders.keys()]
    .sort()
    .map((name) => noticeOf(name, folders.get(name), root))
    .join('\n');

/** Name and folder of a module's package, which may lie within another's; undefined for our own. */
function placeOf(path, root) {
  const name = packageOf(path);
  if (!name) return undefined;
  const within = path.slice(path.indexOf('node_modules/'));
  return [[name, join(root, within.slice(0, within.lastIndexOf('node_modules/')), 'node_modules', name)]];
}

/** The package that a module's path lies in; undefined for our own. */
export function packageOf(path) {
  return /node_modules\/((?:@[^/]+\/)?[^/]+)\/(?!.*node_modules\/)/.exec(path)?.[1];
}

function noticeOf(name, folder, root) {
  const { version, license, author } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const own = existsSync(folder) ? readdirSync(folder).filter((entry) => /^licen[cs]e/i.test(entry)) : [];
  const texts = [
    ...own.slice(0, 1).map((file) => join(folder, file)),
    ...(BY_HAND[name] ?? []).map((file) => join(root, 'scripts/licences', file)),
  ].map((file) => readFileSync(file, 'utf8').trim());
  if (texts.length === 0 && license === 'MIT') texts.push(mitOf(author, root));
  if (texts.length === 0) throw new Error(`${name} ships no licence text: add one to scripts/licences`);
  return `${name} ${version} (${license})\n\n${texts.join('\n\n')}\n`;
}

/** Of a package that names its licence and its author, and ships no text. */
function mitOf(author, root) {
  const name = typeof author === 'string' ? author : author?.name;
  if (!name) throw new Error('a package under the MIT licence ships no text and names no author');
  const text = readFileSync(join(root, 'scripts/licences/mit.txt'), 'utf8').trim();
  return `Copyright (c) ${name}\n\n${text}`;
}
