import { loaded } from '../browser/load-fault.ts';
import { notify } from './page.ts';

/** Does what a chunk holds when the chunk has come; what goes wrong becomes a notice. @param what what it is for */
export async function lateAct<M>(chunk: Promise<M>, what: string, act: (module: M) => void): Promise<void> {
  try {
    act(await loaded(chunk, what));
  } catch (error) {
    notify({ kind: 'error', text: (error as Error).message, actions: [] });
  }
}
