// Shows, as JSON, the fingerprints that a worker of this browser computes.
const result = document.getElementById('result') as HTMLElement;
const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
const show = (answer: unknown) => {
  result.textContent = JSON.stringify(answer);
};
worker.onmessage = ({ data }) => show(data);
worker.onerror = ({ message }) => show({ error: message || 'the worker did not start' });
