import * as words from '#words/archive/permanence';

/** Address of each engine's links, by version: the files that the tests replay, too. */
const ADDRESSES = Object.fromEntries(
  Object.entries(
    import.meta.glob('../../test/corpus/links/engines/*.txt', {
      query: '?url',
      import: 'default',
      eager: true,
    }) as Record<string, string>,
  ).map(([file, address]) => [file.replace(/^.*\/|\.txt$/g, ''), address]),
);

/** The links of an engine, each with what it is a case of. Rejects with a plain sentence. */
export async function fetchLinks(version: string): Promise<{ name: string; link: string }[]> {
  const response = await fetch(ADDRESSES[version]).catch(() => null);
  if (!response?.ok) throw new Error(words.notFetched(version));
  const lines = (await response.text()).split('\n').filter((line) => line !== '');
  return lines.map((line) => {
    const [name, link] = line.split('\t');
    return { name, link };
  });
}
