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

/** Largest JSON text of a link, in bytes of UTF-8; larger scenarios need a file. */
export const LARGEST_CONTENT = 2 * 2 ** 20;
const MEGABYTES = `${LARGEST_CONTENT / 2 ** 20} MB`;

export const truncated = () =>
  new LinkError('truncated', 'The link is cut off: its end is missing; copy the whole link again.');

export const altered = () =>
  new LinkError(
    'altered',
    'The link was altered: its checksum does not match; copy it again from its source.',
  );

export const unreadable = () =>
  new LinkError('altered', 'The link cannot be unpacked; copy it again from its source.');

export const tooLarge = () =>
  new LinkError('too large', `The link holds more than ${MEGABYTES}; share the scenario as a file.`);

/** The error for a scenario with too many bytes of JSON for a link. */
export const tooLargeToLink = (bytes: number) =>
  new LinkError(
    'too large',
    `The scenario has ${(bytes / 2 ** 20).toFixed(1)} MB, and a link holds at most ${MEGABYTES}; share it as a file.`,
  );
