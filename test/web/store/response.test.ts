import { beforeEach, describe, expect, it } from 'vitest';
import { decodeLink, encodeLink } from '../../../src/engine/link/link.ts';
import { endGesture, undo } from '../../../web/store/actions/edit.ts';
import { setResponse, setResponseNumber } from '../../../web/store/actions/response.ts';
import { lab } from '../../../web/store/store.ts';
import { resetLab } from './support.ts';

const USUAL = { base: 0.25, factor: 1e-6, power: 3, frame: 1 };
const response = () => lab.getState().scenario.response;

describe('response time in the controls', () => {
  beforeEach(() => resetLab());

  it('is switched on and off, each undone by itself, and leaves no trace when off', () => {
    const before = lab.getState().scenario;
    setResponse(USUAL);
    expect(response()).toEqual(USUAL);
    setResponse(null);
    expect(lab.getState().scenario).toEqual(before);
    expect('response' in lab.getState().scenario).toBe(false);
    undo();
    expect(response()).toEqual(USUAL);
    undo();
    expect(response()).toBeUndefined();
  });

  it('changes one number at a time; a drag is one entry', () => {
    setResponse(USUAL);
    for (const base of [0.3, 0.4, 0.5]) setResponseNumber('base', base, 'response.base');
    endGesture();
    setResponseNumber('power', 2);
    expect(response()).toEqual({ ...USUAL, base: 0.5, power: 2 });
    undo();
    undo();
    expect(response()).toEqual(USUAL);
  });

  it('changes nothing where the world waits', () => {
    setResponseNumber('base', 3);
    expect(response()).toBeUndefined();
  });

  it('is in the link', () => {
    setResponse({ ...USUAL, base: 0.37 });
    const { scenario } = lab.getState();
    expect(decodeLink(encodeLink(scenario)).scenario.response).toEqual({ ...USUAL, base: 0.37 });
  });
});
