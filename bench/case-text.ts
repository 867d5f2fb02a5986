import type { Case } from './spec.ts';

/** "predict n=400 G=2500" */
export function caseText({ job, n, G }: Case): string {
  return [job, ...(n === null ? [] : [`n=${n}`]), ...(G === null ? [] : [`G=${G}`])].join(' ');
}
