import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';
import fc from 'fast-check';
import { deflateSync, strToU8 } from 'fflate';
import { describe, expect, it } from 'vitest';
import { algorithmById } from '../../../src/algorithms/registry.ts';
import { LARGEST_VALUE } from '../../../src/data/limits.ts';
import { exactJson } from '../../../src/engine/json.ts';
import { fromBase64Url, toBase64Url } from '../../../src/engine/link/base64-url.ts';
import { FROZEN, WORDS } from '../../../src/engine/link/frozen-v2.ts';
import { JOINED } from '../../../src/engine/link/joined-v2.ts';
import {
  decodeLink,
  encodeLink,
  LARGEST_CONTENT,
  LinkError,
  type LinkFault,
  looksLikeLink,
} from '../../../src/engine/link/link.ts';
import { partingOf } from '../../../src/engine/link/trail.ts';
import { parseScenario } from '../../../src/engine/scenario/validate.ts';
import { SCENES } from '../../../src/engine/scenes/index.ts';
import { ENGINE_VERSION, engineName } from '../../../src/engine/version.ts';
import { quantile } from '../../../src/replicates/statistics.ts';

const SCENARIO = parseScenario({ objective: { id: 'gp-chain-1d' }, lanes: [{ algorithm: 'et-gp-ucb' }] });
const LINK = encodeLink(SCENARIO);

/** A link of the first format with any content and a right checksum, as a stranger could make one. */
function forged(content: string | Uint8Array): string {
  const bytes = typeof content === 'string' ? strToU8(content) : content;
  return signed(`v1.${toBase64Url(deflateSync(bytes))}`);
}

const signed = (body: string) => `${body}.${bytesToHex(sha256(strToU8(body))).slice(0, 8)}`;

/** The same in the second format. */
function forgedSecond(text: string, prints = ''): string {
  const packed = deflateSync(strToU8(text), { dictionary: strToU8(WORDS) });
  const body = `v2.${toBase64Url(packed)}.${prints}`;
  return `${body}.${toBase64Url(sha256(strToU8(`${body}.${text}`))).slice(0, 6)}`;
}

function fault(link: string): LinkFault {
  try {
    decodeLink(link);
  } catch (error) {
    if (error instanceof LinkError) return error.fault;
    throw error;
  }
  throw new Error('the link was not refused');
}

describe('links', () => {
  it.each(SCENES)('carry the scene $id there and back', ({ scenario }) => {
    const complete = parseScenario(scenario);
    expect(decodeLink(encodeLink(scenario)).scenario).toEqual(complete);
    expect(encodeLink(complete)).toBe(encodeLink(scenario));
  });

  it('carry every number to the bit', () => {
    const number = fc.double({ noNaN: true, min: -LARGEST_VALUE, max: LARGEST_VALUE });
    const table = fc.array(fc.tuple(number, number), { minLength: 6, maxLength: 12 });
    const link = fc.record({
      values: table,
      seed: fc.integer({ min: 0, max: 2 ** 32 - 1 }),
      noiseVariance: fc.double({ min: Number.MIN_VALUE, max: 1e9, noNaN: true }),
      label: fc.string({ maxLength: 50, unit: 'grapheme' }),
    });
    fc.assert(
      fc.property(link, ({ values, seed, noiseVariance, label }) => {
        const dataset = { name: 'n', arms: ['a', 'b'], times: values.map((_, i) => `${i}`), values };
        const scenario = parseScenario({
          objective: { id: 'dataset', dataset },
          seed,
          noiseVariance,
          lanes: [{ algorithm: 'gp-ucb', label: label.slice(0, 50) }],
        });
        // toStrictEqual tells −0 from 0.
        expect(decodeLink(encodeLink(scenario)).scenario).toStrictEqual(scenario);
      }),
      { numRuns: 50 },
    );
  });

  it('open as a whole address, with #, or bare, with blanks around', () => {
    for (const link of [`https://example.org/lab/?embed=1#${LINK}`, `#${LINK}`, ` ${LINK}\n`])
      expect(decodeLink(link).scenario).toEqual(SCENARIO);
  });

  it('carry fingerprints', () => {
    expect(decodeLink(encodeLink(SCENARIO, { A: 'ffffffffffff' })).fingerprints).toEqual({
      A: 'ffffffffffff',
    });
  });

  it('say which engine made them, so that a differing run can be explained', () => {
    expect(decodeLink(LINK).engine).toBe(ENGINE_VERSION);
    expect(decodeLink(forged(exactJson({ scenario: SCENARIO }))).engine).toBe('');
  });

  it('hold the values of defaults, so that later defaults change nothing', () => {
    const bare = { ...SCENARIO, lanes: [{ ...SCENARIO.lanes[0], parameters: {} }] };
    expect(decodeLink(encodeLink(bare)).scenario.lanes[0].parameters).toHaveProperty('deltaB', 0.1);
  });

  it('are letters that survive in an address', () => {
    expect(LINK).toMatch(/^v2\.[A-Za-z0-9_-]+\.\.[A-Za-z0-9_-]{6}$/);
  });

  it('are short: with their fingerprints the scenes’ take at most 130 letters in the median and 250 at most', () => {
    const lengths = SCENES.filter(({ scenario }) => !scenario.objective.dataset).map(({ scenario }) => {
      const prints = scenario.lanes.map(({ id }, i) => [id, `${i}9f3c07aeb41`]);
      return encodeLink(scenario, Object.fromEntries(prints), engineName('wasm')).length;
    });
    expect(quantile(lengths, 0.5)).toBeLessThanOrEqual(130);
    expect(Math.max(...lengths)).toBeLessThanOrEqual(250);
  });

  it('leave out only what is frozen with their format', () => {
    const hash = bytesToHex(sha256(strToU8(exactJson(FROZEN) + WORDS)));
    expect(hash).toBe('ee5e849c7ff0eccf54147758d5e45fc15b3bb96c321adace3eeb81d8f07c84f1');
  });

  it('leave out what joined later too, by values of its own algorithm that the frozen table does not have', () => {
    for (const [id, joined] of Object.entries(JOINED)) {
      const own = algorithmById(id)?.parameters.map((spec) => spec.id);
      expect(own, id).toEqual(expect.arrayContaining(Object.keys(joined)));
      for (const [key, frozen] of Object.entries(FROZEN.algorithms[id] ?? {}))
        if (key in joined) expect(joined[key], `${id}, ${key}`).toBe(frozen);
    }
    const lane = { algorithm: 'sw-gp-ucb', parameters: { acquisition: 'pi', piMargin: 0.2 } };
    const scenario = parseScenario({ objective: { id: 'gp-chain-1d' }, lanes: [lane] });
    expect(decodeLink(encodeLink(scenario)).scenario).toStrictEqual(scenario);
  });

  it.each([
    [{ shareFrom: 'constant', spacing: 'spread', deltaB: 0 }, {}],
    [
      { shareFrom: 'schedule', spacing: 'block', deltaB: 0 },
      { looks: 'schedule', lookSpacing: 'block' },
    ],
    [
      { shareFrom: 'constant', spacing: 'spread', deltaB: 0.03, fed: 'all' },
      { trigger: 'event-or-glr', deltaB: 0.03, fed: 'all' },
    ],
    [{}, {}],
  ])('from before looks were shared ask for the same looks and tests: %j', (old, today) => {
    const withLane = (parameters: object) => ({
      ...SCENARIO,
      lanes: [{ algorithm: 'dal-gp-ucb', parameters }],
    });
    const link = forgedSecond(exactJson({ scenario: withLane(old) }));
    expect(decodeLink(link).scenario).toEqual(parseScenario(withLane(today)));
  });

  it('carry a declared posterior, and are without one what they were', () => {
    const lane = SCENARIO.lanes[0];
    const declared = { ...SCENARIO, lanes: [{ ...lane, posterior: 'kalman' as const }] };
    expect(decodeLink(encodeLink(declared)).scenario).toEqual(declared);
    expect(decodeLink(LINK).scenario.lanes[0]).not.toHaveProperty('posterior');
    expect(encodeLink({ ...declared, lanes: [lane] })).toBe(LINK);
  });

  it('carry marks, by which a different run names its first differing step', () => {
    const marks = 'aabbccddee';
    const { trails } = decodeLink(encodeLink(SCENARIO, {}, ENGINE_VERSION, { A: marks }));
    expect(trails).toEqual({ A: marks });
    expect(partingOf(marks, trails?.A ?? '')).toBeNull();
    expect(partingOf('aabbxxyyzz', marks)).toEqual({ from: 3, to: 3 });
  });

  it('carry at most 200 marks a lane: a longer run names the steps between which it parts', () => {
    const marks = (from: number) =>
      Array.from({ length: 950 }, (_, i) => (i + 1 < from ? 'aa' : 'bb')).join('');
    const { trails } = decodeLink(encodeLink(SCENARIO, {}, ENGINE_VERSION, { A: marks(951) }));
    expect(trails?.A).toHaveLength(2 * 190);
    expect(partingOf(marks(951), trails?.A ?? '')).toBeNull();
    expect(partingOf(marks(7), trails?.A ?? '')).toEqual({ from: 6, to: 10 });
    expect(partingOf(marks(950), trails?.A ?? '')).toEqual({ from: 946, to: 950 });
  });

  it('are refused wherever they are cut', () => {
    for (let end = 3; end < LINK.length; end++)
      expect(fault(LINK.slice(0, end)), `cut at ${end}`).toBe('truncated');
  });

  it('are refused with any letter changed', () => {
    for (let at = 3; at < LINK.length; at++) {
      const letter = LINK[at] === 'a' ? 'b' : 'a';
      expect(['altered', 'truncated'], `changed at ${at}`).toContain(
        fault(LINK.slice(0, at) + letter + LINK.slice(at + 1)),
      );
    }
  });

  it.each<[LinkFault, string, string]>([
    ['not a link', '', 'This is not a Driftlab link'],
    ['not a link', 'https://example.org/', 'starts with "v2."'],
    ['not a link', 'constructor', 'This is not a Driftlab link'],
    ['unknown version', '#v3.abc.00000000', 'has format v3, and this Driftlab reads v1 and v2'],
    ['altered', `${LINK}.more`, 'checksum does not match'],
    ['altered', `${LINK}0`, 'checksum does not match'],
    ['invalid scenario', forgedSecond('null'), 'holds no scenario that can run'],
    ['invalid scenario', forgedSecond('{"scenario":7}'), 'must be an object'],
    ['invalid scenario', forgedSecond('{"scenario":{"lanes":[7]}}'), 'objective is missing'],
    ['invalid scenario', forgedSecond('{"scenario":7}', 'A'), 'fingerprints.A must be 12 hexadecimal digits'],
    ['invalid scenario', forgedSecond('{"scenario":7}', 'ZAAAAAAAA'), 'fingerprints has no field "Z"'],
    ['altered', forgedSecond('{}', 'A+'), 'checksum does not match'],
    ['too large', forgedSecond(' '.repeat(LARGEST_CONTENT + 1)), 'holds more than 2 MB'],
    ['invalid scenario', forged('null'), 'holds no scenario that can run'],
    ['invalid scenario', forged('{"scenario":'), 'its content is not JSON'],
    ['invalid scenario', forged('{"scenario":{"lanes":[]}}'), 'objective is missing'],
    ['too large', `v1.${'A'.repeat(2 * LARGEST_CONTENT)}.00000000`, 'holds more than 2 MB'],
    ['unknown version', `v${'9'.repeat(1e6)}.`, 'has format v9999'],
    ['altered', signed('v1.A+/='), 'cannot be unpacked'],
    ['altered', signed('v1.AAAA'), 'cannot be unpacked'],
    ['altered', forged(Uint8Array.of(0x22, 0xff, 0x22)), 'cannot be unpacked'],
    ['invalid scenario', forged('['.repeat(1e6)), 'its content is nested deeper than 32 levels'],
    [
      'invalid scenario',
      forged(exactJson({ scenario: SCENARIO, fingerprints: { A: ['0123456789ab'] } })),
      'fingerprints.A must be 12 hexadecimal digits, got ["0123456789ab"]',
    ],
    [
      'invalid scenario',
      forged(exactJson({ scenario: SCENARIO, fingerprints: { Z: '0123456789ab' } })),
      'fingerprints has no field "Z"',
    ],
    [
      'invalid scenario',
      forged(exactJson({ scenario: SCENARIO, engine: {} })),
      'engine must be a text of at most 40',
    ],
    ['too large', forged(' '.repeat(LARGEST_CONTENT + 1)), 'holds more than 2 MB'],
  ])('are refused as %s: %.30s', (expected, link, message) => {
    expect(fault(link)).toBe(expected);
    expect(() => decodeLink(link)).toThrow(message);
  });

  it('are not made of scenarios that could not be opened', () => {
    expect(() => encodeLink({ ...SCENARIO, horizon: 0 })).toThrow('horizon must be an integer');
    const times = Array.from({ length: 1000 }, (_, i) => String(i).padStart(3000, '0'));
    const dataset = { name: 'n', arms: ['a', 'b'], times, values: times.map(() => [1, 2]) };
    const large = parseScenario({ objective: { id: 'dataset', dataset }, lanes: [] });
    expect(() => encodeLink(large)).toThrow('The scenario has 2.9 MB, and a link holds at most 2 MB');
  });

  it.each([
    [LINK, true],
    [`https://example.org/#${LINK.slice(0, 20)}`, true],
    ['#v9.', true],
    ['v1.json', true],
    ['scenario.json', false],
    ['abrupt-change', false],
  ])('%.40s looks like one: %s', (text, verdict) => {
    expect(looksLikeLink(text)).toBe(verdict);
  });
});

describe('base64url', () => {
  it('reads back what it wrote, as Node does', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 50 }), (bytes) => {
        expect(toBase64Url(bytes)).toBe(Buffer.from(bytes).toString('base64url'));
        expect(fromBase64Url(toBase64Url(bytes))).toEqual(bytes);
      }),
    );
  });
});
