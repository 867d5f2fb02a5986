import { addressFault } from '../../engine/link/address.ts';
import { COMPARISON, fragmentIn } from '../../engine/link/comparison-address.ts';
import { readAs } from '../../engine/scenario/scenario-error.ts';
import { fields, number, oneOf, optional } from '../../parameters/shape.ts';
import { MEASURES, type MeasureId } from './measures.ts';

/** The measure by which lanes are compared, and after which step; null: the last. */
export interface ComparedBy {
  readonly measure: MeasureId;
  readonly step: number | null;
}

/** The measure of a comparison's address that names none. */
export const FIRST_MEASURE: MeasureId = 'total';

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

/** What a comparison's address says of it; null where it says nothing. What is no measure is the usual one. */
export function readComparedBy(detail: string): ComparedBy | null {
  if (detail === '') return null;
  const said = new URLSearchParams(detail);
  const measure = MEASURES.find(({ id }) => id === said.get('of'))?.id ?? FIRST_MEASURE;
  const step = Number(said.get('after'));
  return { measure, step: Number.isInteger(step) && step > 0 ? step : null };
}

/** The same as a part of the address: "of=average&after=140"; what is usual is left out. */
export const comparedByText = ({ measure, step }: ComparedBy): string =>
  [measure === FIRST_MEASURE ? '' : `of=${measure}`, step === null ? '' : `after=${step}`]
    .filter(Boolean)
    .join('&');
