import * as Comlink from 'comlink';

type Told = (message: string) => string;

/**
 * Has the errors of all workers arrive in the page's language.
 * @param load what tells them, asked for with the first error; where it does not come, that stays as it is
 */
export function tellFromWorkers(load: () => Promise<Told>): void {
  const thrown = Comlink.transferHandlers.get('throw') as Comlink.TransferHandler<unknown, unknown>;
  const deserialize = async (sent: unknown) => {
    try {
      return thrown.deserialize(sent);
    } catch (error) {
      throw await toldError(error, load);
    }
  };
  Comlink.transferHandlers.set('throw', { ...thrown, deserialize });
}

async function toldError(error: unknown, load: () => Promise<Told>): Promise<unknown> {
  if (!(error instanceof Error) || error.name === 'AbortError') return error;
  const told = await load().catch(() => (message: string) => message);
  error.message = told(error.message);
  return error;
}
