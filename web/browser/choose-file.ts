/**
 * Opens the browser’s file dialog.
 * @param accept the kinds of file on offer, as in an input’s `accept`
 * @param take called with the chosen file; not at all where none is chosen
 */
export function chooseFile(accept: string, take: (file: File) => unknown): void {
  const input = document.createElement('input');
  input.type = 'file';
  input.accept = accept;
  input.addEventListener('change', () => {
    const file = input.files?.[0];
    if (file) take(file);
  });
  input.click();
}
