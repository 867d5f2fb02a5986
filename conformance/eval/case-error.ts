/** A golden case that cannot be evaluated; the message names the field and what is wrong with it. */
export class CaseError extends Error {
  override readonly name = 'CaseError';
}
