import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js';
import { deflateSync, strToU8 } from 'fflate';
import { exactJson, parseJson } from '../json.ts';
import { abridged, unabridged } from './abridged.ts';
import { fromBase64Url, isBase64Url, toBase64Url } from './base64-url.ts';
import type { Fingerprints, LinkContent } from './content.ts';
import { WORDS } from './frozen-v2.ts';
import { altered, LARGEST_CONTENT, tooLargeToLink, truncated } from './link-error.ts';
import { unpackText } from './unpack.ts';

const CHECKSUM_LETTERS = 6;
/** A lane's letter and its fingerprint's six bytes in base64url. */
const PRINT_LETTERS = 9;

let words: Uint8Array | null = null;
const dictionary = (): Uint8Array => {
  words ??= strToU8(WORDS);
  return words;
};

/**
 * `v2.<content>.<fingerprints>.<checksum>`. The content is the JSON of the scenario without the defaults that are
 * frozen with this format, deflated with a dictionary. Every value is in the link or fixed by the format: a link
 * stays correct when defaults change.
 * @throws LinkError when the content is too large
 */
export function writeV2({ scenario, fingerprints, ...rest }: LinkContent): string {
  const text = exactJson({ ...rest, scenario: abridged(scenario) });
  const bytes = strToU8(text);
  if (bytes.length > LARGEST_CONTENT) throw tooLargeToLink(bytes.length);
  const packed = toBase64Url(deflateSync(bytes, { level: 9, dictionary: dictionary() }));
  const prints = writePrints(fingerprints);
  const body = `v2.${packed}.${prints}`;
  return `${body}.${checksum(body, text)}`;
}

/**
 * Content of such a link, its scenario unabridged and not yet checked.
 * @param parts what follows `v2.`, split at the dots
 * @throws LinkError, JsonError
 */
export function readV2([packed = '', prints = '', sum = '', ...rest]: readonly string[]): unknown {
  if (sum.length < CHECKSUM_LETTERS) throw truncated();
  const text = unpackText(packed, dictionary());
  if (rest.length > 0 || sum !== checksum(`v2.${packed}.${prints}`, text)) throw altered();
  const content = parseJson(text) as { readonly scenario?: unknown } | null;
  return { ...content, scenario: unabridged(content?.scenario), fingerprints: readPrints(prints) };
}

function writePrints(fingerprints: Fingerprints): string {
  const known = Object.entries(fingerprints).filter(([, print]) => print);
  return known.map(([lane, print]) => lane + toBase64Url(hexToBytes(print))).join('');
}

function readPrints(letters: string): Fingerprints {
  const groups = letters.match(new RegExp(`.{1,${PRINT_LETTERS}}`, 'gs')) ?? [];
  return Object.fromEntries(groups.map((group) => [group[0], readPrint(group.slice(1))]));
}

const readPrint = (letters: string): string => {
  if (!isBase64Url(letters)) throw altered();
  return bytesToHex(fromBase64Url(letters));
};

/** Includes the unpacked text, since a body unpacks to something with a wrong dictionary too. */
function checksum(body: string, text: string): string {
  return toBase64Url(sha256(strToU8(`${body}.${text}`))).slice(0, CHECKSUM_LETTERS);
}
