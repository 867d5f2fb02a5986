import { MEASURES, type MeasureId } from './measures.ts';

/** The measure by which lanes are compared, and after which step; null: the last. */
export interface ComparedBy {
  readonly measure: MeasureId;
  readonly step: number | null;
}

/** The measure of a comparison's address that names none. */
export const FIRST_MEASURE: MeasureId = 'total';

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
