import type { Plugin, Rolldown } from 'vite';

/** The list of sheets that a script may wait for; `d` is what the build calls it. */
const LISTED = /(__vite__mapDeps=.*?\(m\.f=)(\[[^\]]*\])/;
/** Which of them, by place in the list, an import waits for. */
const WAITED = /__vite__mapDeps\(\[([\d,]*)\]\)/g;
const PAGE_SHEET = /(^|\/)index-\w{8}\.css$/;

/**
 * The page's own sheet stands in the page. Late scripts wait for it all the same, and a sheet that comes twice styles
 * everything anew, over sheets that came between: no script waits for it.
 */
export function sheetOnce(): Plugin {
  return {
    name: 'sheet-once',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        for (const file of Object.values(bundle)) if (file.type === 'chunk') freed(file);
      },
    },
  };
}

function freed(chunk: Rolldown.OutputChunk): void {
  const listed = LISTED.exec(chunk.code)?.[2];
  const files: string[] = listed ? JSON.parse(listed) : [];
  const place = files.findIndex((file) => PAGE_SHEET.test(file));
  if (!listed || place < 0) return;
  const others = (places: string) => places.split(',').filter((at) => at !== '' && Number(at) !== place);
  chunk.code = chunk.code
    .replace(listed, JSON.stringify(files.with(place, '')))
    .replace(WAITED, (_, places: string) => `__vite__mapDeps([${others(places)}])`);
}
