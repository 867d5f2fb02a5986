import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { damagedFiles } from '../engines/whole.ts';

const FOLDER = fileURLToPath(new URL('../../public/engines', import.meta.url));

/** Stops a build in which an archived engine is not, byte for byte, the one that links were made with. */
export function checkedEngines(): Plugin {
  return {
    name: 'checked-engines',
    apply: 'build',
    buildStart() {
      const damaged = damagedFiles(FOLDER, JSON.parse(readFileSync(`${FOLDER}/manifest.json`, 'utf8')));
      if (damaged.length > 0)
        this.error(
          `Archived engines never change, and these files did: ${damaged.join(', ')}. Restore them in public/engines/ (git checkout).`,
        );
    },
  };
}
