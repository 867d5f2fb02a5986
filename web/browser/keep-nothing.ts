/** As a browser's own store, for as long as the page. */
function shortStore(): Storage {
  const held = new Map<string, string>();
  return {
    get length() {
      return held.size;
    },
    key: (index) => [...held.keys()][index] ?? null,
    getItem: (key) => held.get(key) ?? null,
    setItem: (key, value) => void held.set(key, String(value)),
    removeItem: (key) => void held.delete(key),
    clear: () => held.clear(),
  };
}

/**
 * Puts stores that end with the page in the place of the browser's: nothing is left on the machine, nothing that is there is
 * read, and what keeps things works as ever, also where a frame has no store.
 */
export function keepNothing(): void {
  for (const name of ['localStorage', 'sessionStorage'])
    Object.defineProperty(window, name, { value: shortStore(), configurable: true });
}
