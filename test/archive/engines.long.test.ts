import { describe, expect, it } from 'vitest';
import { ARCHIVE } from '../../src/archive/archive.ts';
import { decodeLink } from '../../src/index.ts';
import { linksOf } from './corpus.ts';
import { differing, printsIn, startArchived } from './replay.ts';

describe.each(ARCHIVE.map(({ version }) => version))('engine %s, archived', (version) => {
  it('computes what every link of its corpus says', async () => {
    const { lab, thread } = startArchived(version);
    const wrong: string[] = [];
    for (const { name, link } of linksOf(version)) {
      const content = decodeLink(link);
      const lanes = differing(content, await printsIn(lab, content.scenario));
      if (lanes.length > 0) wrong.push(`${name}: ${lanes}`);
    }
    thread.stop();
    expect(wrong).toEqual([]);
  });
});
