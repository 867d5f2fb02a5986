import * as words from '#words/kept/kept';
import { removePicture } from '../kept-pictures.ts';
import { useKept } from '../use-kept.ts';
import { offerWayBack } from '../way-back.ts';
import { type Kept, keepRun, readShelf, removeRun } from './shelf.ts';

interface Shelf {
  readonly kept: readonly Kept[];
  /** Why something could not be stored or read, in a sentence. */
  readonly fault: string | null;
  /** @returns whether the run was stored */
  readonly keep: (run: Kept) => boolean;
  /** Removes a run; a message offers to restore it. */
  readonly remove: (id: string) => void;
}

const NONE: readonly Kept[] = [];
const read = () => readShelf();

/** The runs stored in this browser. */
export function useShelf(): Shelf {
  const { kept, fault, act } = useKept(read, NONE);
  const remove = (id: string) => {
    act(() => {
      const name = kept.find((run) => run.id === id)?.name ?? id;
      const putBack = [removeRun(id), removePicture('runs', id)];
      offerWayBack(words.removed(name), () => putBack.forEach((put) => void put()));
    });
  };
  return { kept, fault, keep: (run) => act(() => keepRun(run)), remove };
}
