import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';
import { deflateSync, strToU8 } from 'fflate';
import { describe, expect, it } from 'vitest';
import type { DatasetTable, Scenario } from '../../src/contracts/scenario.ts';
import { parseJson } from '../../src/engine/json.ts';
import { abridged } from '../../src/engine/link/abridged.ts';
import { readAddress } from '../../src/engine/link/address.ts';
import { toBase64Url } from '../../src/engine/link/base64-url.ts';
import { WORDS } from '../../src/engine/link/frozen-v2.ts';
import { decodeLink, encodeLink } from '../../src/engine/link/link.ts';
import { parseScenario } from '../../src/engine/scenario/validate.ts';
import { SCENES } from '../../src/engine/scenes/index.ts';
import { Chance, mutatedJson, mutatedText } from './mutations.ts';
import { outcome } from './outcome.ts';

const SCENARIOS: readonly Scenario[] = SCENES.map(({ scenario }) => parseScenario(scenario));

/** Content with a right checksum in the newest format, as a stranger can make it. */
function signedV2(content: string): string {
  const packed = deflateSync(strToU8(content), { level: 1, dictionary: strToU8(WORDS) });
  const body = `v2.${toBase64Url(packed)}.AASNFZ4mr`;
  return `${body}.${toBase64Url(sha256(strToU8(`${body}.${content}`))).slice(0, 6)}`;
}

/** The same in the first format. */
function signedV1(content: string): string {
  const body = `v1.${toBase64Url(deflateSync(strToU8(content), { level: 1 }))}`;
  return `${body}.${bytesToHex(sha256(strToU8(body))).slice(0, 8)}`;
}

describe('2000 links with slips in them', () => {
  const links = SCENARIOS.map((scenario) => encodeLink(scenario));

  it('open to the very scenario they were made of, or are refused in a sentence', { timeout: 60_000 }, () => {
    const chance = new Chance(1);
    let opened = 0;
    for (let n = 0; n < 2000; n++) {
      const made = chance.below(links.length);
      const link = mutatedText(links[made], chance);
      const { scenario } = outcome(() => decodeLink(link).scenario);
      if (scenario) expect(scenario, link).toEqual(SCENARIOS[made]);
      opened += scenario ? 1 : 0;
    }
    // Blanks around a link and anything before a # are no part of it; hardly a slip falls there.
    expect(opened).toBeLessThan(100);
  });
});

describe('1000 links with right checksums and foreign content', () => {
  it('open to a valid scenario, or are refused in a sentence', { timeout: 60_000 }, () => {
    const chance = new Chance(2);
    for (let n = 0; n < 1000; n++) {
      const scenario = chance.pick(SCENARIOS);
      const content = { scenario, fingerprints: { A: '0123456789ab' }, engine: '12' };
      const json = mutatedJson(content, chance);
      const text = n % 2 === 0 ? json : mutatedText(json, chance);
      outcome(() => decodeLink(signedV1(text)).scenario);
    }
  });

  it('do so in the newest format, where defaults are left out', { timeout: 60_000 }, () => {
    const chance = new Chance(4);
    let opened = 0;
    for (let n = 0; n < 1000; n++) {
      const scenario = abridged(chance.pick(SCENARIOS));
      const json = mutatedJson({ scenario, engine: '12', trails: { A: 'aabbcc' } }, chance);
      const text = n % 2 === 0 ? json : mutatedText(json, chance);
      opened += outcome(() => decodeLink(signedV2(text)).scenario).scenario ? 1 : 0;
    }
    // Not all are refused for one reason: a fault in a title is none.
    expect(opened).toBeGreaterThan(10);
  });
});

describe('1000 addresses of scenes with slips in them', () => {
  it('open to a valid scenario, or are refused in a sentence', { timeout: 60_000 }, () => {
    const chance = new Chance(5);
    const made = [
      'abrupt-change.61',
      'scene=abrupt-change&t=61&seed=7&lane=A',
      'scene=steady-drift&lanes.B.parameters.epsilon=0.05&noiseVariance=0.1&objective.parameters.rate=0.02',
    ];
    for (let n = 0; n < 1000; n++) {
      const address = mutatedText(chance.pick(made), chance);
      outcome(() => readAddress(address).scenario);
    }
  });
});

describe('3000 scenario files with faults in them', () => {
  it('open to a valid scenario, or are refused in a sentence', { timeout: 60_000 }, () => {
    const chance = new Chance(3);
    let opened = 0;
    for (let n = 0; n < 3000; n++) {
      const json = mutatedJson(chance.pick(SCENARIOS), chance);
      const text = n % 3 === 0 ? mutatedText(json, chance) : json;
      opened += outcome(() => parseScenario(parseJson(text))).scenario ? 1 : 0;
    }
    // Neither everything nor nothing: a fault in a title is none.
    expect(opened).toBeGreaterThan(100);
    expect(opened).toBeLessThan(1500);
  });
});

describe('a list of nine million', () => {
  /** A list that says how many there are and counts how often anybody looks. */
  function endless(): { list: unknown[]; looks: () => number } {
    let looks = 0;
    const list = new Proxy([] as unknown[], {
      get: (target, key, receiver) => {
        if (key === 'length') return 9_000_000;
        if (typeof key === 'string' && /^\d+$/.test(key)) looks++;
        return /^\d+$/.test(String(key)) ? 0 : Reflect.get(target, key, receiver);
      },
    });
    return { list, looks: () => looks };
  }

  const table: DatasetTable = { name: 'n', arms: ['a', 'b'], times: ['1', '2', '3'], values: [] };
  const withTable = (change: object) => ({
    objective: {
      id: 'dataset',
      dataset: {
        ...table,
        values: [
          [1, 2],
          [1, 2],
          [1, 2],
        ],
        ...change,
      },
    },
    lanes: [],
  });
  const withParameters = (parameters: object, id = 'abrupt-change-1d') => ({
    objective: { id, parameters },
    lanes: [],
  });

  it.each<[string, (list: unknown[]) => unknown]>([
    ['the scenario', (list) => list],
    ['lanes', (list) => ({ objective: { id: 'gp-chain-1d' }, lanes: list })],
    ['a title', (list) => ({ objective: { id: 'gp-chain-1d' }, lanes: [], title: list })],
    ['arms', (list) => withTable({ arms: list })],
    ['times', (list) => withTable({ times: list })],
    ['rows', (list) => withTable({ values: list })],
    ['cells of a row', (list) => withTable({ values: [[1, 2], [1, 2], list] })],
    [
      'a cell',
      (list) =>
        withTable({
          values: [
            [1, 2],
            [1, 2],
            [1, list],
          ],
        }),
    ],
    ['places', (list) => withTable({ coordinates: list })],
    ['coordinates of a place', (list) => withTable({ coordinates: [list, [1, 2]] })],
    ['steps', (list) => withParameters({ changes: list })],
    ['numbers', (list) => withParameters({ course: 'changing', laterRates: list }, 'gp-chain-1d')],
    ['parameters', (list) => withParameters(list)],
  ])('as %s is refused after a few looks', (_, input) => {
    const { list, looks } = endless();
    expect(outcome(() => parseScenario(input(list))).refusal).not.toBeNull();
    expect(looks()).toBeLessThan(200);
  });
});
