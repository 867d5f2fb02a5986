// npm run engines:package: writes the package `driftlab-engines` into dist-engines/, for `npm pack` and `npm publish`.
// -- <folder>: writes it there.
import { resolve } from 'node:path';
import { writeEnginesPackage } from './engines-package.ts';

const folder = resolve(process.argv[2] ?? 'dist-engines');
const { name, version, engines } = await writeEnginesPackage(folder);
console.log(`${name} ${version} with engine ${engines.join(', ')}: ${folder}`);
