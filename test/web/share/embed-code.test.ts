import { describe, expect, it } from 'vitest';
import { embedCode } from '../../../web/share/embed-part.tsx';

describe('the code of a frame', () => {
  it('keeps a title from becoming HTML', () => {
    const code = embedCode('https://x.example/?embed=B#a&t=1', '"><script>alert(1)</script>');
    expect(code).toBe(
      '<iframe src="https://x.example/?embed=B#a&amp;t=1" title="&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt; · Driftlab" width="720" height="420" style="border: 0"></iframe>',
    );
  });

  it('is higher, and fetched when somebody scrolls there, where it computes many seeds', () => {
    expect(embedCode('https://x.example/?embed=map#map', '', true)).toContain(
      'width="720" height="640" loading="lazy" style',
    );
  });

  it('names the page where the run has no title', () => {
    expect(embedCode('https://x.example/#a', '')).toContain('title="Driftlab"');
  });
});
