import { Entry } from '../../ui/key-entry.tsx';

/** The ring around the next query. */
export function QueryEntry({ text }: { text: string }) {
  return (
    <Entry text={text} width={16}>
      <circle className="ink" cx="8" cy="6" r="5" strokeWidth="1.75" />
    </Entry>
  );
}

/** The star on the optimum. */
export function StarEntry({ text }: { text: string }) {
  return (
    <Entry text={text} width={16}>
      <path
        className="ink"
        d="M8 0l1.9 4.1 4.3.5-3.2 3 .9 4.3L8 9.7l-3.9 2.2.9-4.3-3.2-3 4.3-.5z"
        strokeWidth="1.2"
      />
    </Entry>
  );
}
