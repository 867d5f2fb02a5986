import type { Plugin } from 'vite';
import { type IsCut, type Node, nameOf, withoutProperties } from './without-properties.ts';

/** Rooms of registered things, and the settings of a run. */
const REGISTERED =
  /\/src\/((algorithms|objectives|policy|interventions|parameters)\/|engine\/scenario\/settings)/;
/** What is said of a thing where people choose among many; and of a parameter, which is what has help. */
const WORDS: readonly string[] = ['help', 'summary', 'source'];
const WORDS_OF_PARAMETER: readonly string[] = ['label', 'symbol', 'unit'];

export const isWords: IsCut = (property, all) => {
  const name = nameOf(property) ?? '';
  const ofParameter = all.some((other) => nameOf(other) === 'help');
  return WORDS.includes(name) || (ofParameter && WORDS_OF_PARAMETER.includes(name));
};

/** Takes out of the registries, on their way into a worker, what only the page tells of them: a worker computes. */
export function codeOnly(): Plugin {
  return {
    name: 'code-only',
    apply: 'build',
    transform(code, id) {
      if (!REGISTERED.test(id)) return null;
      return { code: withoutProperties(code, this.parse(code) as unknown as Node, isWords), map: null };
    },
  };
}
