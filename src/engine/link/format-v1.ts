import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';
import { strToU8 } from 'fflate';
import { parseJson } from '../json.ts';
import { altered, truncated } from './link-error.ts';
import { unpackText } from './unpack.ts';

const CHECKSUM_DIGITS = 8;

/**
 * Content of a first-format link, `v1.<base64url of deflated JSON>.<checksum>`: still read, but no longer made.
 * @param parts what follows `v1.`, split at the dots
 * @throws LinkError, JsonError
 */
export function readV1([packed = '', sum = '', ...rest]: readonly string[]): unknown {
  if (sum.length < CHECKSUM_DIGITS) throw truncated();
  if (rest.length > 0 || sum !== checksum(`v1.${packed}`)) throw altered();
  return parseJson(unpackText(packed));
}

function checksum(text: string): string {
  return bytesToHex(sha256(strToU8(text))).slice(0, CHECKSUM_DIGITS);
}
