import { LANE_LETTERS, type LaneLetter, type Scenario } from '../../contracts/scenario.ts';
import { fields, mayBeAbsent, optional, otherwise, ShapeFault, such, text } from '../../parameters/shape.ts';
import { JsonError } from '../json.ts';
import { ScenarioError } from '../scenario/scenario-error.ts';
import { parseScenario } from '../scenario/validate.ts';
import { LinkError } from './link-error.ts';
import { LONGEST_TRAIL, type Trails } from './trail.ts';

/** Hashes of the lanes' records, as `createFingerprint` gives them. */
export type Fingerprints = Readonly<Partial<Record<LaneLetter, string>>>;

export interface LinkContent {
  readonly scenario: Scenario;
  readonly fingerprints: Fingerprints;
  /** The engine that made the link (`engineName`); empty when the link does not contain it. */
  readonly engine: string;
  /** Marks along the lanes' records, from which a different run finds its first differing step. */
  readonly trails?: Trails;
}

const fingerprint = such<string>(
  'must be 12 hexadecimal digits',
  (value) => typeof value === 'string' && /^[0-9a-f]{12}$/.test(value),
  { type: 'string', pattern: '^[0-9a-f]{12}$' },
);

const marks = such<string>(
  `must be at most ${LONGEST_TRAIL} letters`,
  (value) => typeof value === 'string' && value.length <= LONGEST_TRAIL,
  { type: 'string', maxLength: LONGEST_TRAIL },
);

const byLane = <Value>(shape: Parameters<typeof optional<Value>>[0]) =>
  fields(Object.fromEntries(LANE_LETTERS.map((lane) => [lane, optional(shape)])));

const contentShape = fields({
  scenario: such<unknown>('must be a scenario', () => true, {}),
  fingerprints: mayBeAbsent(byLane(fingerprint)),
  engine: otherwise(text({ max: 40 }), ''),
  trails: optional(byLane(marks)),
});

/**
 * The content of a link of any format, checked.
 * @param read returns the content as it is in the link
 * @throws LinkError
 */
export function parseContent(read: () => unknown): LinkContent {
  try {
    const { scenario, trails, ...rest } = contentShape.read(read());
    const content = { scenario: parseScenario(scenario), ...(rest as Omit<LinkContent, 'scenario'>) };
    return trails === undefined ? content : { ...content, trails: trails as Trails };
  } catch (error) {
    if (error instanceof LinkError) throw error;
    throw new LinkError('invalid scenario', `The link holds no scenario that can run: ${reasonOf(error)}.`);
  }
}

function reasonOf(error: unknown): string {
  if (error instanceof JsonError) return `its content ${error.message}`;
  if (error instanceof ScenarioError) return error.message;
  if (error instanceof ShapeFault) return `${error.path || 'its content'} ${error.problem}`;
  throw error;
}
