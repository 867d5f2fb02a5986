import * as words from '#words/library/papers';
import { LARGEST_TABLE } from '../../../src/data/limits.ts';
import { notify } from '../../store/page.ts';

/** Opens the file dialog for a table; one that is too large is refused unread. */
export function chooseFile(take: (file: File) => void): void {
  const input = document.createElement('input');
  input.type = 'file';
  input.accept = '.csv,text/csv';
  input.addEventListener('change', () => {
    const file = input.files?.[0];
    if (!file) return;
    if (file.size <= LARGEST_TABLE) take(file);
    else {
      const size = (file.size / 2 ** 20).toFixed(1);
      notify({ kind: 'error', text: words.tableTooLarge({ name: file.name, megabytes: size }), actions: [] });
    }
  });
  input.click();
}
