import { describe, expect, it } from 'vitest';
import { drawn } from '../../../web/share/qr-code.tsx';

describe('a code', () => {
  it('of a scene’s address has 29 modules a side, as a phone reads from afar', () => {
    expect(drawn('https://driftlab.example/#abrupt-change.61')?.size).toBeLessThanOrEqual(29);
  });

  it('gives way above 53 modules', () => {
    expect(drawn('https://driftlab.example/#v2.'.padEnd(160, 'Ab_'))?.size).toBeLessThanOrEqual(53);
    expect(drawn('https://driftlab.example/#v2.'.padEnd(400, 'Ab_'))).toBeNull();
    expect(drawn('x'.repeat(10_000))).toBeNull();
    expect(drawn('')).toBeNull();
  });
});
