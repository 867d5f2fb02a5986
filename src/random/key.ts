import { scalar } from '../math/scalar.ts';

/** A Philox key: two unsigned 32-bit words. */
export type Key = readonly [number, number];

/**
 * Key of the stream named by a seed and a path.
 *
 * The path is written as 32-bit words, each part led by its type and length, so that ['a', 'bc'] and ['ab', 'c'], or
 * 1 and '1', differ. Starting from (seed, number of parts), every four words in turn become the counter of a
 * Philox4x32-10 block under the key so far; the first two words of the block are the next key.
 */
export function deriveKey(seed: number, path: readonly (string | number)[]): Key {
  let key: Key = [seed >>> 0, path.length];
  const words = path.flatMap(partWords);
  for (let i = 0; i === 0 || i < words.length; i += 4) {
    scalar.philox(words[i] ?? 0, words[i + 1] ?? 0, words[i + 2] ?? 0, words[i + 3] ?? 0, key[0], key[1]);
    key = [scalar.word(0) >>> 0, scalar.word(1) >>> 0];
  }
  return key;
}

const NUMBER = 1;
const STRING = 2;
const bits = new DataView(new ArrayBuffer(8));

function partWords(part: string | number): number[] {
  if (typeof part === 'string')
    return [STRING, part.length, ...Array.from({ length: part.length }, (_, i) => part.charCodeAt(i))];
  bits.setFloat64(0, part);
  return [NUMBER, bits.getUint32(0), bits.getUint32(4)];
}
