/** Hands a file to the browser's downloads. */
export function download(content: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  // Not before the browser has taken it over.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
