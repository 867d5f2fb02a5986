import { describe, expect, it } from 'vitest';
import { type Kept, MOST_KEPT, readShelf, withKept, writeShelf } from '../../../web/yours/shelf.ts';

const run = (name: string, id = name): Kept => ({
  id,
  name,
  about: 'two lanes',
  day: '2026-11-22',
  link: 'v2.a',
});

function storage(content: string | null) {
  const held = { content };
  return {
    held,
    getItem: () => held.content,
    setItem: (_: string, text: string) => {
      held.content = text;
    },
  };
}

describe('the shelf', () => {
  it('is empty at first', () => {
    expect(readShelf(storage(null))).toEqual([]);
  });

  it('gives back what was put there', () => {
    const place = storage(null);
    writeShelf([run('a'), run('b')], place);
    expect(readShelf(place)).toEqual([run('a'), run('b')]);
  });

  it('has the newest in front; one of the same name makes way', () => {
    expect(withKept([run('a', '1'), run('b', '2')], run('b', '3'))).toEqual([run('b', '3'), run('a', '1')]);
  });

  it(`holds ${MOST_KEPT}: then the oldest makes way`, () => {
    const many = Array.from({ length: MOST_KEPT }, (_, i) => run(`${i}`));
    const kept = withKept(many, run('new'));
    expect(kept).toHaveLength(MOST_KEPT);
    expect(kept[0].name).toBe('new');
  });

  it.each(['{', '{}', '[1]', '[{"id":"a"}]', `[${'{},'.repeat(300)}{}]`])(
    'refuses %.20s in a sentence',
    (text) => {
      expect(() => readShelf(storage(text))).toThrow('What this browser kept cannot be read any more.');
    },
  );

  it('says so where the browser refuses its storage, or has no room', () => {
    const refused = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    expect(() => readShelf({ getItem: refused })).toThrow('its storage is blocked');
    expect(() => writeShelf([run('a')], { setItem: refused })).toThrow('no room to keep it');
  });
});
