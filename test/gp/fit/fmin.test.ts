import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const sha256 = (file: string) =>
  createHash('sha256')
    .update(readFileSync(new URL(`../../../node_modules/fmin/${file}`, import.meta.url)))
    .digest('hex');

// The order of its sums and its constants are inside every fingerprint of a lane that refits. `package-lock.json` pins the
// package; these are the files that Node, the page and the package run. Another release means another engine version.
it.each([
  ['build/fmin.js', '88aed7212290d5f4994e1fee1249cf50cda9885f05fde0f4dd3058133e3c18d6'],
  ['src/conjugateGradient.js', '01c9d3f1a9f3e5f779a53fea482e2d7b072998c85848f4f3dc74ccb4faca91fd'],
  ['src/linesearch.js', 'ccad457ae81a70953eee3491f2d9fa31f87eab5db28b32236d955f6f0f12ca9d'],
  ['src/blas1.js', 'e51858992f657a5cc42bfeb4175dfd3c8f5f5879362d3b4f349428a50f6d0218'],
])('the optimiser is, byte for byte, the one whose bits are recorded: %s', (file, recorded) => {
  expect(sha256(file)).toBe(recorded);
});
