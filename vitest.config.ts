import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { FaultCounts } from './scripts/count-faults.ts';
import { lessons } from './scripts/lessons-plugin.ts';

/** Hostile input, full disks, dying workers and tabs beside each other, in Node and in the browser. */
const FAULTS = ['test/faults/**/*.test.ts', 'test/browser/delivery/{faults,two-tabs}.test.ts'];

/** The few tests of the built page that `npm test` runs; `browser` holds all others. */
const SMOKE = 'test/browser/smoke.test.ts';

/** What a class does, which also runs in Firefox: scripts/test-browsers.mjs. */
const IN_FIREFOX_TOO = [
  'test/browser/classroom/{answers,room-server}.test.ts',
  'test/browser/lessons/{lesson-frame,make-lesson,own-lesson,packages,scorm}.test.ts',
];

/** What takes long of src/ and web/, and every statement of the lessons: `npm test` leaves it to `test:all`. */
const LONG = ['test/**/*.long.test.ts', 'test/lessons/[0-9]*.test.ts'];

/** The page's parts, each file with stores of its own. */
const PAGE = 'test/web/**/*.test.ts';

/** Where a whole run of the tests counts them (scripts/count-tests.mjs). */
const results = process.env.TEST_RESULTS;

/** What the build of the English page sets; each project has a copy, as Vitest takes it apart. */
const ENGLISH = { LANGUAGES: '[]', LANGUAGE: '"en"' };

/**
 * `unit` mirrors src/ and wasm/, `page` mirrors web/, and `long` holds what is slow of both; `package` installs what `npm pack` makes;
 * `machines` runs the files of deploy/; `browser` drives the built page in a real Chromium; `faults` is the hunt, which no other
 * project repeats.
 */
export default defineConfig({
  test: {
    reporters: [
      'default',
      new FaultCounts(),
      ...(results ? [['json', { outputFile: `${results}/${process.pid}.json` }] as ['json', object]] : []),
    ],
    // All cores: what waits for a browser or a process leaves its core to another file.
    maxWorkers: Math.max(2, availableParallelism()),
    projects: [
      {
        plugins: [lessons()],
        test: {
          name: 'unit',
          setupFiles: ['test/property-seed.ts'],
          include: ['test/**/*.test.ts'],
          exclude: [...LONG, PAGE, 'test/browser/**', 'test/package/**', 'test/machines/**', ...FAULTS],
          environment: 'node',
          // One room for many files: none leaves anything behind, and nothing is read twice.
          isolate: false,
          // On a machine that others use too a test may take a multiple of its time.
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        plugins: [lessons()],
        define: { ...ENGLISH },
        test: {
          name: 'page',
          setupFiles: ['test/property-seed.ts', 'test/web/all-known.ts'],
          include: [PAGE],
          exclude: LONG,
          environment: 'node',
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        plugins: [lessons()],
        define: { ...ENGLISH },
        test: {
          name: 'long',
          setupFiles: ['test/property-seed.ts', 'test/web/all-known.ts'],
          include: LONG,
          environment: 'node',
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'package',
          include: ['test/package/**/*.test.ts'],
          environment: 'node',
          testTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'machines',
          include: ['test/machines/**/*.test.ts'],
          environment: 'node',
          fileParallelism: false,
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'smoke',
          include: [SMOKE],
          environment: 'node',
          testTimeout: 120_000,
          hookTimeout: 60_000,
          expect: { poll: { timeout: 20_000 } },
        },
      },
      {
        test: {
          name: 'browser',
          include: ['test/browser/**/*.test.ts'],
          exclude: [SMOKE, ...FAULTS],
          environment: 'node',
          // One browser and one reading of the modules for the files of a worker.
          isolate: false,
          testTimeout: 120_000,
          hookTimeout: 60_000,
          // A page that shares the machine shows what it shows a little later.
          expect: { poll: { timeout: 20_000 } },
        },
      },
      {
        test: {
          name: 'firefox',
          include: IN_FIREFOX_TOO,
          env: { TEST_BROWSER: 'firefox' },
          environment: 'node',
          // The driver of an unpatched Firefox is young: what fails once is tried once more, and the report says so.
          retry: 1,
          testTimeout: 240_000,
          hookTimeout: 120_000,
          expect: { poll: { timeout: 60_000 } },
        },
      },
      {
        test: {
          name: 'faults',
          setupFiles: ['test/property-seed.ts'],
          include: FAULTS,
          environment: 'node',
          testTimeout: 60_000,
          hookTimeout: 60_000,
          expect: { poll: { timeout: 20_000 } },
        },
      },
    ],
  },
});
