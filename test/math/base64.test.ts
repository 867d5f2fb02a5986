import fc from 'fast-check';
import { expect, it } from 'vitest';
import { decodeBase64 } from '../../src/math/base64.ts';

it('decodes what Buffer encodes', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 50 }), (bytes) => {
      expect(Array.from(decodeBase64(Buffer.from(bytes).toString('base64')))).toEqual(Array.from(bytes));
    }),
  );
});
