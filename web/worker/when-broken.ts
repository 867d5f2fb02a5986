/**
 * Rejects once the worker breaks; a rejection that nobody waits for is no fault of the page.
 * @param sentence what is told, of the message of an error in the worker; empty: its file did not load
 */
export function whenBroken(worker: Worker, sentence: (message: string) => string): Promise<never> {
  const broken = new Promise<never>((_, reject) => {
    worker.addEventListener('error', (event) => {
      event.preventDefault();
      reject(new Error(sentence(event.message)));
    });
  });
  broken.catch(() => {});
  return broken;
}
