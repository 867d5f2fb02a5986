/** A semaphore: a fixed number may be inside at a time; the others wait in turn, or are refused once it is closed. */
interface Gate {
  /** False where the gate was closed before there was room. */
  readonly enter: () => Promise<boolean>;
  readonly leave: () => void;
  /** Refuses all further entries; those inside are not affected. */
  readonly close: () => void;
}

export function createGate(room: number): Gate {
  const waiting: ((entered: boolean) => void)[] = [];
  let inside = 0;
  let closed = false;
  return {
    async enter() {
      if (closed) return false;
      if (inside === room) return new Promise((resolve) => waiting.push(resolve));
      inside++;
      return true;
    },
    leave() {
      const next = waiting.shift();
      if (next) next(true);
      else inside--;
    },
    close() {
      closed = true;
      for (const refuse of waiting.splice(0)) refuse(false);
    },
  };
}
