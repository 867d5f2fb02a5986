import { expect, test } from 'vitest';
import { mirroredTests } from '../../scripts/find/mirrored-tests.mjs';

test.each([
  ['scripts/count-tests.mjs', 'test/scripts/count-tests.test.ts'],
  ['src/engine/version.ts', 'test/engine/'],
  ['test/scripts/count-tests.test.ts', 'test/scripts/count-tests.test.ts'],
  ['lessons/no-such-lesson/lesson.yaml', 'test/lessons/'],
])('%s is mirrored by %s', (file, tests) => {
  expect(mirroredTests(file)).toBe(tests);
});

test.each(['README.md', 'test/browser/page/page.test.ts', 'test/property-seed.ts', 'test/gone.test.ts'])(
  '%s is mirrored by no unit test',
  (file) => {
    expect(mirroredTests(file)).toBeUndefined();
  },
);
