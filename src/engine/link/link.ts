import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';
import { deflateSync, strToU8 } from 'fflate';
import { LANE_LETTERS, type LaneLetter, type Scenario } from '../../contracts/scenario.ts';
import { cut } from '../../parameters/quoted.ts';
import { fields, mayBeAbsent, optional, otherwise, ShapeFault, such, text } from '../../parameters/shape.ts';
import { exactJson, JsonError, parseJson } from '../json.ts';
import { ScenarioError } from '../scenario/scenario-error.ts';
import { parseScenario } from '../scenario/validate.ts';
import { ENGINE_VERSION } from '../version.ts';
import { fromBase64Url, isBase64Url, toBase64Url } from './base64-url.ts';
import { unpack } from './unpack.ts';

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

/** Largest JSON text of a link, in bytes of UTF-8: what is larger goes by file. */
export const LARGEST_CONTENT = 2 * 2 ** 20;
/** Letters of the longest link: content that cannot be packed, by four thirds, and the address before it. */
const LONGEST_LINK = 1.5 * LARGEST_CONTENT;
const CHECKSUM_DIGITS = 8;

const MEGABYTES = `${LARGEST_CONTENT / 2 ** 20} MB`;

/**
 * The fragment of a link, without `#`: `v1.<base64url of deflated JSON>.<checksum>`. It holds every value of the
 * scenario, defaults included, so it stays right when defaults change.
 * @throws ScenarioError when the scenario is not valid, LinkError when it is too large: every link that is made can
 * be opened
 */
export function encodeLink(
  scenario: Scenario,
  fingerprints: Fingerprints = {},
  engine = ENGINE_VERSION,
): string {
  const content: LinkContent = { scenario: parseScenario(scenario), fingerprints, engine };
  const bytes = strToU8(exactJson(content));
  if (bytes.length > LARGEST_CONTENT) {
    const size = (bytes.length / 2 ** 20).toFixed(1);
    throw new LinkError(
      'too large',
      `The scenario has ${size} MB, and a link holds at most ${MEGABYTES}; share it as a file.`,
    );
  }
  const body = `v1.${toBase64Url(deflateSync(bytes, { level: 9 }))}`;
  return `${body}.${checksum(body)}`;
}

/**
 * What a link holds. Takes a whole address, its fragment with `#`, or the bare text; any text, in bounded time.
 * @throws LinkError
 */
export function decodeLink(link: string): LinkContent {
  if (link.length > LONGEST_LINK) throw tooLarge();
  const fragment = link.trim().replace(/^[^#]*#/, '');
  const [version, packed = '', sum = '', ...rest] = fragment.split('.', 4);
  refuseVersion(version);
  if (sum.length < CHECKSUM_DIGITS)
    throw new LinkError('truncated', 'The link is cut off: its end is missing; copy the whole link again.');
  if (rest.length > 0 || sum !== checksum(`${version}.${packed}`))
    throw new LinkError(
      'altered',
      'The link was altered: its checksum does not match; copy it again from its source.',
    );
  return parseContent(contentOf(packed));
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
      `The link has format ${cut(version)}, and this Driftlab reads v1; open it with a newer one.`,
    );
  throw new LinkError(
    'not a link',
    'This is not a Driftlab link; one starts with "v1." behind the # of the address.',
  );
}

function checksum(text: string): string {
  return bytesToHex(sha256(strToU8(text))).slice(0, CHECKSUM_DIGITS);
}

const tooLarge = () =>
  new LinkError('too large', `The link holds more than ${MEGABYTES}; share the scenario as a file.`);

/** The JSON text in the middle part of a link. */
function contentOf(packed: string): string {
  const bytes = unpacked(packed);
  if (bytes === null) throw tooLarge();
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    throw unreadable();
  }
}

function unpacked(packed: string): Uint8Array | null {
  if (!isBase64Url(packed)) throw unreadable();
  try {
    return unpack(fromBase64Url(packed), LARGEST_CONTENT);
  } catch {
    throw unreadable();
  }
}

const unreadable = () =>
  new LinkError('altered', 'The link cannot be unpacked; copy it again from its source.');

const fingerprint = such<string>(
  'must be 12 hexadecimal digits',
  (value) => typeof value === 'string' && /^[0-9a-f]{12}$/.test(value),
  { type: 'string', pattern: '^[0-9a-f]{12}$' },
);

const contentShape = fields({
  scenario: such<unknown>('must be a scenario', () => true, {}),
  fingerprints: mayBeAbsent(
    fields(Object.fromEntries(LANE_LETTERS.map((lane) => [lane, optional(fingerprint)]))),
  ),
  engine: otherwise(text({ max: 40 }), ''),
});

function parseContent(json: string): LinkContent {
  try {
    const { scenario, fingerprints, engine } = contentShape.read(parseJson(json));
    return { scenario: parseScenario(scenario), fingerprints: fingerprints as Fingerprints, engine };
  } catch (error) {
    throw new LinkError('invalid scenario', `The link holds no scenario that can run: ${reasonOf(error)}.`);
  }
}

function reasonOf(error: unknown): string {
  if (error instanceof JsonError) return `its content ${error.message}`;
  if (error instanceof ScenarioError) return error.message;
  if (error instanceof ShapeFault) return `${error.path || 'its content'} ${error.problem}`;
  throw error;
}
