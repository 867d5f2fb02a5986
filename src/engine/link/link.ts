import type { Scenario } from '../../contracts/scenario.ts';
import { cut } from '../../parameters/quoted.ts';
import { parseScenario } from '../scenario/validate.ts';
import { ENGINE_VERSION } from '../version.ts';
import { type Fingerprints, type LinkContent, parseContent } from './content.ts';
import { readV1 } from './format-v1.ts';
import { readV2, writeV2 } from './format-v2.ts';
import { LARGEST_CONTENT, LinkError, tooLarge } from './link-error.ts';
import { type Trails, thinnedTrails } from './trail.ts';

export type { LinkFault } from './link-error.ts';
export type { Fingerprints, LinkContent };
export { LARGEST_CONTENT, LinkError };

/** Most characters of a link: content that cannot be packed, times four thirds, and the address before it. */
const LONGEST_LINK = 1.5 * LARGEST_CONTENT;

const FORMATS: Readonly<Record<string, (parts: readonly string[]) => unknown>> = { v1: readV1, v2: readV2 };
/** Every format that is read, the newest last. */
export const LINK_FORMATS: readonly string[] = Object.keys(FORMATS);

/**
 * The fragment of a link, without `#`, in the newest format. It holds every value of the scenario.
 * @param marks for each step of a lane, as from `Fingerprint.mark`, joined; with them a different run can
 * report its first differing step
 * @throws ScenarioError when the scenario is not valid, LinkError when it is too large, so that every link made can
 * be opened
 */
export function encodeLink(
  scenario: Scenario,
  fingerprints: Fingerprints = {},
  engine = scenario.engine ?? ENGINE_VERSION,
  marks?: Trails,
): string {
  const { engine: _, ...whole } = parseScenario(scenario);
  const content = { scenario: whole, fingerprints, engine };
  return writeV2(marks ? { ...content, trails: thinnedTrails(marks) } : content);
}

/**
 * The content of a link: a whole address, its fragment with `#`, or the bare text; any text, in bounded time.
 * @throws LinkError
 */
export function decodeLink(link: string): LinkContent {
  if (link.length > LONGEST_LINK) throw tooLarge();
  const [version, ...parts] = link
    .trim()
    .replace(/^[^#]*#/, '')
    .split('.', 5);
  const read = Object.hasOwn(FORMATS, version) ? FORMATS[version] : null;
  if (!read) throw unknownFormat(version);
  return parseContent(() => read(parts));
}

/** Whether a text is meant as a link; the link may still be broken. */
export function looksLikeLink(text: string): boolean {
  return /^([^#]*#)?v\d+\./.test(text.trim());
}

function unknownFormat(version: string): LinkError {
  if (/^v\d+$/.test(version))
    return new LinkError(
      'unknown version',
      `The link has format ${cut(version)}, and this Driftlab reads v1 and v2; open it with a newer one.`,
    );
  return new LinkError(
    'not a link',
    'This is not a Driftlab link; one starts with "v2." behind the # of the address.',
  );
}
