import { expect, it } from 'vitest';
import { scalar } from '../../src/math/scalar.ts';

// The known-answer vectors published with Random123 (kat_vectors, philox4x32 10).
it.each([
  [[0, 0, 0, 0], [0, 0], '6627e8d5 e169c58d bc57ac4c 9b00dbd8'],
  [
    [0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff],
    [0xffffffff, 0xffffffff],
    '408f276d 41c83b0e a20bc7c6 6d5451fd',
  ],
  [
    [0x243f6a88, 0x85a308d3, 0x13198a2e, 0x03707344],
    [0xa4093822, 0x299f31d0],
    'd16cfe09 94fdcceb 5001e420 24126ea1',
  ],
])('Philox4x32-10 of counter %j and key %j', ([c0, c1, c2, c3], [k0, k1], expected) => {
  scalar.philox(c0, c1, c2, c3, k0, k1);
  const words = [0, 1, 2, 3].map((i) => (scalar.word(i) >>> 0).toString(16).padStart(8, '0'));
  expect(words.join(' ')).toBe(expected);
});
