import { describe, expect, it } from 'vitest';
import { stretched, thinned, thinnedPath } from '../../scripts/page/thin.ts';

describe('a path of the built picture', () => {
  it('keeps its ends and its corners, in steps of a tenth of a pixel', () => {
    expect(thinnedPath('M0 0L1 0L2 0L3 0L3 5.04L3 9')).toBe('M0 0l3 0 0 9');
    expect(thinnedPath('M10 0L10.2 4L9.9 8L10 12Z')).toBe('M10 0l0 12Z');
  });

  it('keeps what is no straight line, and what is relative', () => {
    const arrow = 'm3 4.5 3 3 3-3';
    expect(thinned(`<path d="${arrow}"></path>`, 'x')).toBe(`<path d="${arrow}"></path>`);
    expect(thinnedPath('M1 14C4 14 4.6 4 8 4')).toBe('M1 14C4 14 4.6 4 8 4');
  });

  it('of many marks keeps those that can be told apart', () => {
    const marks = Array.from({ length: 40 }, (_, i) => `M${i} 0h2v2h-2Z`).join('');
    expect(thinnedPath(marks).match(/M\d+/g)).toEqual(['M0', 'M6', 'M12', 'M18', 'M24', 'M30', 'M36']);
  });
});

describe('the markup of the built picture', () => {
  it('has ids of its own, and only where something is cut by them', () => {
    expect(thinned('<p id="a"></p><clipPath id="b"></clipPath><g clip-path="url(#b)"></g>', 'wide')).toBe(
      '<p></p><clipPath id="wideb"></clipPath><g clip-path="url(#wideb)"></g>',
    );
  });

  it('keeps the words, numbers as well, and the names of the buttons, which no key stops at', () => {
    const markup =
      '<button aria-label="Play" aria-expanded="false">0.3125</button><div aria-label="a">1.25</div>';
    expect(thinned(markup, '')).toBe(
      '<button tabindex="-1" aria-label="Play">0.3125</button><div>1.25</div>',
    );
  });

  it('rounds where things are drawn, not what stands in a field', () => {
    expect(thinned('<rect x="1.234"></rect><input value="0.14">', '')).toBe(
      '<rect x="1.2"></rect><input tabindex="-1" value="0.14">',
    );
  });

  it('keeps what style sheets ask for', () => {
    const tab = '<button tabindex="-1" role="tab" aria-selected="true">Regret</button>';
    expect(thinned('<button role="tab" aria-selected="true" aria-controls="p">Regret</button>', '')).toBe(
      tab,
    );
  });

  it('lets plots take the room that they get', () => {
    const box = 'viewBox="0 0 30 20" preserveAspectRatio="none"';
    const size = { width: 30, height: 20 };
    expect(
      stretched('<svg class="chart plot" width="30" height="20" viewBox="0 0 30 20">', { lane: size }),
    ).toBe(`<svg class="chart plot" ${box}>`);
    const panel =
      '<div class="time-plot" role="img" aria-labelledby="map-title map-reading"><svg class="chart layer">';
    expect(stretched(panel, { map: size })).toContain(`<svg class="chart layer" ${box}>`);
  });
});
