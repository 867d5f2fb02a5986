import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { exactJson } from '../../engine/json.ts';

/** A document as JSON that ends with a hash over the rest of it, as a part of a plan does. */
export function sealedJson(document: object, indent: number): string {
  const text = exactJson(document, indent);
  const space = ' '.repeat(indent);
  return `${text.slice(0, -END.length)},\n${space}"sha256": "${hashOf(text)}"${END}\n`;
}

/** How indented JSON of an object ends. */
const END = '\n}';
const SEAL = /,\n +"sha256": "([0-9a-f]{64})"\n\}\n$/;

export type Seal = 'whole' | 'broken' | 'missing';

/** Whether a text is as `sealedJson` wrote it. */
export function sealOf(text: string): Seal {
  const [seal, hash] = SEAL.exec(text.slice(-LONGEST_SEAL)) ?? [];
  if (seal === undefined) return 'missing';
  return hashOf(text.slice(0, -seal.length) + END) === hash ? 'whole' : 'broken';
}

/** Characters at the end of a text that contain its seal. */
const LONGEST_SEAL = 100;

const hashOf = (text: string): string => bytesToHex(sha256(utf8ToBytes(text)));
