import { useSyncExternalStore } from 'react';

const root = document.documentElement;

function listen(changed: () => void): () => void {
  const observer = new MutationObserver(changed);
  observer.observe(root, { attributeFilter: ['data-theme'] });
  return () => observer.disconnect();
}

/** Whether the page is light or dark now, as `<html data-theme>` says. */
export const useColourScheme = (): 'light' | 'dark' =>
  useSyncExternalStore(listen, () => (root.dataset.theme === 'dark' ? 'dark' : 'light'));
