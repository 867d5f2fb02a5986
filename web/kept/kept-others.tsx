import * as words from '#words/kept/kept';
import { IconButton } from '../ui/icon-button.tsx';
import { IconClose } from '../ui/icons.tsx';
import { offerWayBack } from './way-back.ts';

interface KeptOthersProps {
  readonly title: string;
  readonly entries: readonly { readonly id: string; readonly name: string }[];
  readonly onOpen: (id: string) => void;
  /** @returns a function that restores the entry */
  readonly remove: (id: string) => () => void;
}

/** Other unfinished entries: each can be opened, or removed with an undo. */
export function KeptOthers({ title, entries, onOpen, remove }: KeptOthersProps) {
  if (entries.length === 0) return null;
  return (
    <section className="sec" aria-label={title}>
      <h2>{title}</h2>
      <ul className="lanelist">
        {entries.map(({ id, name }) => (
          <li key={id} className="lanerow">
            <button type="button" className="pick" onClick={() => onOpen(id)}>
              <span className="n">{name}</span>
            </button>
            <IconButton
              label={words.remove(name)}
              onClick={() => offerWayBack(words.removed(name), remove(id))}
            >
              <IconClose />
            </IconButton>
          </li>
        ))}
      </ul>
    </section>
  );
}
