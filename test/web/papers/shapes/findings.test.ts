import { describe, expect, it } from 'vitest';
import { findingPicture, pairName, shortClaim, sideOf } from '../../../../web/papers/shapes/findings.ts';
import { RECORDED, recorded } from '../recorded.ts';

describe('a difference', () => {
  it('is on its side only where two standard errors leave zero', () => {
    expect(sideOf({ mean: 0.3, se: 0.1 })).toBe('as-claimed');
    expect(sideOf({ mean: -0.3, se: 0.1 })).toBe('reverse');
    expect(sideOf({ mean: 0.2, se: 0.1 })).toBe('within');
    expect(sideOf({ mean: 0, se: 0 })).toBe('within');
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
      const short = shortClaim(claim.text);
      expect(short.length, short).toBeGreaterThan(8);
      expect(short.length, short).toBeLessThanOrEqual(110);
    }
  });

  it('are drawn with every difference that their numbers state', () => {
    for (const { report, claim } of claims) {
      const picture = findingPicture(claim, report);
      const stated = claim.detail.match(/ by \S+ ± | the same|\([+−]\S+ ± /g)?.length ?? 0;
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
