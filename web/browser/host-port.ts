/** The page around this one; null where there is none. */
export const hostWindow = (): Window | null => (window.parent === window ? null : window.parent);

/** To whom messages may go: the origin that the address names, else the one around, where the browser tells it. */
export function hostOrigin(named: string | null): string {
  const [around] = window.location.ancestorOrigins ?? [];
  return named ?? (around && around !== 'null' ? around : '*');
}

interface Listener {
  /** A port has come. */
  readonly met: () => void;
  readonly heard: (message: unknown) => void;
}

/**
 * Greets the page around, which answers with a port, now or later; a new port takes the old one's place. Only the window
 * around is heard, and where the address names a host only from that origin.
 * @param named the origin that the address names
 * @returns how to tell it something; without a port nobody hears it
 */
export function followPort<Report>(named: string | null, { met, heard }: Listener): (report: Report) => void {
  let port: MessagePort | null = null;
  const host = hostWindow();
  window.addEventListener('message', ({ source, origin, data, ports }) => {
    if (!host || source !== host || (named !== null && origin !== named)) return;
    if (data?.driftlab !== 'connect' || ports.length !== 1) return;
    port?.close();
    [port] = ports;
    port.onmessage = (event) => heard(event.data);
    met();
  });
  // Without anything that only one host may know.
  host?.postMessage({ driftlab: 'hello', version: 1 }, hostOrigin(named));
  return (report) => port?.postMessage(report);
}
