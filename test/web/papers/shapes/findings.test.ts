import { describe, expect, it } from 'vitest';
import { claimLines, findingPicture, pairName, sideOf } from '../../../../web/papers/shapes/findings.ts';
import { RECORDED, recorded } from '../recorded.ts';

describe('a difference', () => {
  it('is on its side only where the printed p tells it from zero, whatever its numbers are rounded to', () => {
    expect(sideOf({ mean: 0.3, p: 0 }, 0.05)).toBe('as-claimed');
    expect(sideOf({ mean: -0.0255, p: 0.047 }, 0.05)).toBe('reverse');
    expect(sideOf({ mean: 0.00563, p: 0.057 }, 0.05)).toBe('within');
    expect(sideOf({ mean: 0, p: 1 }, 0.05)).toBe('within');
  });

  it('is told from zero at the level of the verdict, which several looks share', () => {
    const detail = 'abrupt: A below B by 0.0255 ± 0.012 (p = 0.047)';
    const cells = ['A', 'B'].map((row) => ({ row, column: 'abrupt' })) as never;
    const sideIn = (id: string, runs: number) => {
      const picture = findingPicture({ text: '', verdict: 'undecided', detail }, { id, runs, cells });
      return picture.kind === 'pairs' && picture.pairs[0].side;
    };
    expect(sideIn('et-table2', 20)).toBe('as-claimed');
    expect(sideIn('et-table2', 80)).toBe('within');
  });

  it('of rows that are the same is on neither', () => {
    expect(sideOf({ mean: 0 }, 0.05)).toBe('within');
  });

  it('has a short name that still tells its rows apart', () => {
    expect(pairName({ smaller: 'TV-GP-UCB', larger: 'ET-GP-UCB, ε 0–1' })).toBe('TV < ET ε 0–1');
    expect(pairName({ smaller: 'Always at N_lo, W = 2', larger: 'Always at N_lo, W = 20' })).toBe(
      'Always at N_lo, W = 2 < W = 20',
    );
    expect(pairName({ smaller: 'GP-UCB', larger: 'Pmax-GP-UCB' })).toBe('GP-UCB < Pmax-GP-UCB');
  });
});

describe('the recorded claims', () => {
  const claims = RECORDED.flatMap((report) => report.claims.map((claim) => ({ report, claim })));

  it('have short lines', () => {
    for (const { claim } of claims) {
      const { says } = claimLines(claim.text);
      expect(says.length, says).toBeGreaterThan(8);
      expect(says.length, says).toBeLessThanOrEqual(110);
    }
  });

  it('keep every word of the condition by which they are judged', () => {
    for (const { claim } of claims) {
      const { says, condition } = claimLines(claim.text);
      const rest = claim.text.slice(says.length);
      expect(rest.length - condition.length, claim.text).toBeLessThanOrEqual(2);
      expect(claim.text.endsWith(condition)).toBe(true);
    }
    const [only] = recorded('sparq-fig1').claims;
    expect(claimLines(only.text)).toEqual({
      says: 'Only SparQ-GP-UCB’s average regret goes to zero',
      condition: 'below 0.08 at T and falling, all others above 0.2 (limits of ours)',
    });
  });

  it('are on the side that their p says', () => {
    const sideIn = (id: string, p: string) => {
      const report = recorded(id);
      const claim = report.claims.find(({ detail }) => detail.includes(`(p = ${p})`));
      const picture = claim && findingPicture(claim, report);
      if (picture?.kind !== 'pairs') throw new Error(id);
      return picture.pairs.find((pair) => pair.p === Number(p))?.side;
    };
    expect(sideIn('et-table2', '0.018')).toBe('reverse');
    expect(sideIn('ctv-fig1', '0.119')).toBe('within');
  });

  it('are drawn with every difference that their numbers state', () => {
    for (const { report, claim } of claims) {
      const picture = findingPicture(claim, report);
      const stated = claim.detail.match(/ by \S+ ± | the same/g)?.length ?? 0;
      if (picture.kind === 'pairs') expect(picture.pairs, claim.text).toHaveLength(stated);
      else if (picture.kind === 'words') expect(stated, claim.detail).toBe(0);
    }
  });

  it('of counted cells are as many marks, a failed one empty', () => {
    const report = recorded('et-table2');
    const claim = report.claims.find(({ detail }) => detail.includes('cells agree'));
    if (!claim) throw new Error('no counted claim');
    const picture = findingPicture(claim, report);
    const [, agree, all, more] = claim.detail.match(/(\d+) of (\d+) cells agree, (\d+)/) ?? [];
    if (picture.kind !== 'tally') throw new Error(picture.kind);
    const count = (verdict: string) => picture.marks.filter((mark) => mark.verdict === verdict).length;
    expect([count('reproduced'), count('order reproduced')]).toEqual([Number(agree), Number(more)]);
    expect(picture.marks).toHaveLength(Number(all));
  });
});
