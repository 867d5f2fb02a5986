import { addressFault } from '../../engine/link/address.ts';
import { COMPARISON, fragmentIn } from '../../engine/link/comparison-address.ts';
import { readAs } from '../../engine/scenario/scenario-error.ts';
import { fields, number, oneOf, optional } from '../../parameters/shape.ts';
import { type ComparedBy, FIRST_MEASURE, readComparedBy } from './compared-by.ts';
import { MEASURES } from './measures.ts';

/** By what an address compares; null where it is not a comparison's. Throws LinkError, as `checkComparedBy` does. */
export function comparedByIn(address: string, horizon: number): ComparedBy | null {
  const found = fragmentIn(address).match(COMPARISON);
  if (!found) return null;
  const [, detail = ''] = found;
  checkComparedBy(detail, horizon);
  return readComparedBy(detail) ?? { measure: FIRST_MEASURE, step: null };
}

/** Throws LinkError where a comparison's address asks for an unknown measure, or for no step of its run. */
export function checkComparedBy(detail: string, horizon: number): void {
  const { after, ...said } = Object.fromEntries(new URLSearchParams(detail));
  const asked = fields({
    of: optional(oneOf(MEASURES.map(({ id }) => id))),
    after: optional(number({ type: 'integer', min: 1, max: horizon })),
  });
  try {
    readAs(asked, { ...said, ...(after !== undefined && { after: Number(after) }) });
  } catch (error) {
    throw addressFault(error);
  }
}
