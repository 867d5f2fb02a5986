import { describe, expect, it } from 'vitest';
import {
  verdictCounts as englishCounts,
  origin,
  shownVerdicts,
} from '../../../../src/experiments/report/recorded.ts';
import { viewName as englishName, viewsOf } from '../../../../src/experiments/report/report-views.ts';
import { VERDICTS, verdictWords } from '../../../../src/experiments/report/verdict.ts';
import {
  detailWords,
  judgementWords,
  originWords,
  verdictCounts,
  verdictName,
} from '../../../../web/readings/papers/verdicts.ts';
import { measureName, viewName } from '../../../../web/readings/papers/views.ts';
import { RECORDED } from '../../papers/recorded.ts';

describe('what the page says of a report in English is what the documents say', () => {
  it.each(RECORDED.map((report) => [report.id, report] as const))('%s', (_, report) => {
    expect(verdictCounts(shownVerdicts(report), shownVerdicts(report, 'ours'))).toBe(englishCounts(report));
    expect(originWords(report)).toBe(origin(report));
    for (const claim of report.claims) {
      expect(judgementWords(claim, report.runs)).toBe(verdictWords(claim, report.runs));
      expect(detailWords(claim.detail)).toBe(claim.detail);
    }
    for (const { measure } of report.cells) expect(measureName(measure)).toBe(measure);
    for (const view of viewsOf(report)) expect(viewName(view, report)).toBe(englishName(view, report));
  });

  it('also where nothing is decided, or nothing can be', () => {
    expect(VERDICTS.map((verdict) => verdictName(verdict))).toEqual(VERDICTS);
    expect(verdictName(null)).toBeNull();
    for (const runsNeeded of [1400, 700000, null])
      expect(judgementWords({ verdict: 'undecided', runsNeeded }, 50)).toBe(
        verdictWords({ verdict: 'undecided', runsNeeded }, 50),
      );
    expect(verdictCounts([null, null], [])).toBe('2 without a verdict of 2 claims');
  });
});
