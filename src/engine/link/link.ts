import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';
import { deflateSync, Inflate, strFromU8, strToU8 } from 'fflate';
import { LANE_LETTERS, type LaneLetter, type Scenario } from '../../contracts/scenario.ts';
import { exactJson } from '../json.ts';
import { ScenarioError } from '../scenario/scenario-error.ts';
import { parseScenario } from '../scenario/validate.ts';
import { ENGINE_VERSION } from '../version.ts';
import { fromBase64Url, toBase64Url } from './base64-url.ts';

/** Hashes of the lanes' records, as `createFingerprint` gives them. */
export type Fingerprints = Readonly<Partial<Record<LaneLetter, string>>>;

export interface LinkContent {
  readonly scenario: Scenario;
  readonly fingerprints: Fingerprints;
  /** The engine that made the link (`engineName`); empty when the link does not say. */
  readonly engine: string;
}

/** What is wrong with a link. */
export type LinkFault =
  | 'not a link'
  | 'truncated'
  | 'altered'
  | 'unknown version'
  | 'too large'
  | 'invalid scenario';

/** A link that cannot be opened; the message is one plain sentence. */
export class LinkError extends Error {
  override readonly name = 'LinkError';
  readonly fault: LinkFault;

  constructor(fault: LinkFault, message: string) {
    super(message);
    this.fault = fault;
  }
}

/** Largest JSON text that is unpacked, in bytes. */
export const LARGEST_CONTENT = 20 * 2 ** 20;
/** Packed bytes that are fed at once: 1 kB unpacks to at most about 1 MB. */
const SLICE = 1024;
const CHECKSUM_DIGITS = 8;

/**
 * The fragment of a link, without `#`: `v1.<base64url of deflated JSON>.<checksum>`. It holds every value of the
 * scenario, defaults included, so it stays right when defaults change.
 * @throws ScenarioError when the scenario is not valid: every link that is made can be opened
 */
export function encodeLink(
  scenario: Scenario,
  fingerprints: Fingerprints = {},
  engine = ENGINE_VERSION,
): string {
  const content: LinkContent = { scenario: parseScenario(scenario), fingerprints, engine };
  const packed = deflateSync(strToU8(exactJson(content)), { level: 9 });
  const body = `v1.${toBase64Url(packed)}`;
  return `${body}.${checksum(body)}`;
}

/**
 * What a link holds. Takes a whole address, its fragment with `#`, or the bare text.
 * @throws LinkError
 */
export function decodeLink(link: string): LinkContent {
  const fragment = link.trim().replace(/^[^#]*#/, '');
  const [version, packed = '', sum = '', ...rest] = fragment.split('.');
  refuseVersion(version);
  if (sum.length < CHECKSUM_DIGITS)
    throw new LinkError('truncated', 'The link is cut off: its end is missing; copy the whole link again.');
  if (rest.length > 0 || sum !== checksum(`${version}.${packed}`))
    throw new LinkError(
      'altered',
      'The link was altered: its checksum does not match; copy it again from its source.',
    );
  return parseContent(unpack(fromBase64Url(packed)));
}

/** Whether a text is meant as a link: it may still be a broken one. */
export function looksLikeLink(text: string): boolean {
  return /^([^#]*#)?v\d+\./.test(text.trim());
}

function refuseVersion(version: string): void {
  if (version === 'v1') return;
  if (/^v\d+$/.test(version))
    throw new LinkError(
      'unknown version',
      `The link has format ${version}, and this Driftlab reads v1; open it with a newer one.`,
    );
  throw new LinkError(
    'not a link',
    'This is not a Driftlab link; one starts with "v1." behind the # of the address.',
  );
}

function checksum(text: string): string {
  return bytesToHex(sha256(strToU8(text))).slice(0, CHECKSUM_DIGITS);
}

/** Unpacks slice by slice, so that a small link cannot fill the memory. */
function unpack(packed: Uint8Array): string {
  const parts: Uint8Array[] = [];
  let size = 0;
  const inflate = new Inflate((part) => {
    parts.push(part);
    size += part.length;
  });
  for (let from = 0; from < packed.length && size <= LARGEST_CONTENT; from += SLICE)
    pushSlice(inflate, packed.subarray(from, from + SLICE), from + SLICE >= packed.length);
  if (size > LARGEST_CONTENT)
    throw new LinkError(
      'too large',
      `The link unpacks to more than ${LARGEST_CONTENT / 2 ** 20} MB; share the scenario as a file.`,
    );
  const bytes = new Uint8Array(size);
  let at = 0;
  for (const part of parts) {
    bytes.set(part, at);
    at += part.length;
  }
  return strFromU8(bytes);
}

function pushSlice(inflate: Inflate, slice: Uint8Array, last: boolean): void {
  try {
    inflate.push(slice, last);
  } catch {
    throw new LinkError('altered', 'The link cannot be unpacked; copy it again from its source.');
  }
}

function parseContent(json: string): LinkContent {
  let content: Partial<Record<keyof LinkContent, unknown>>;
  try {
    content = JSON.parse(json);
    return {
      scenario: parseScenario(content.scenario),
      fingerprints: knownFingerprints(content.fingerprints),
      engine: typeof content.engine === 'string' ? content.engine.slice(0, 40) : '',
    };
  } catch (error) {
    const reason = error instanceof ScenarioError ? error.message : 'its content is not a scenario';
    throw new LinkError('invalid scenario', `The link holds no scenario that can run: ${reason}.`);
  }
}

function knownFingerprints(value: unknown): Fingerprints {
  const given = (value ?? {}) as Record<string, unknown>;
  const known = LANE_LETTERS.filter((lane) => /^[0-9a-f]{12}$/.test(String(given[lane] ?? '')));
  return Object.fromEntries(known.map((lane) => [lane, given[lane]]));
}
