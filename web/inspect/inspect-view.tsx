import './inspect.css';
import * as words from '#words/inspect/inspect';
import { useHidesWorld } from '../store/hooks.ts';
import { CompareFigures } from './compare/compare-figures.tsx';
import { PaperFigures } from './paper-figures.tsx';
import { RunFigures } from './run/run-figures.tsx';

/** The figure of an address: of the run, of its comparison over seeds ("compare-pairs") or of a paper ("paper-et-table1-2"). */
export function InspectView({ subject: id }: { subject: string }) {
  const hidden = useHidesWorld();
  if (id.startsWith('paper-')) return <PaperFigures id={id} />;
  if (!id.startsWith('compare-')) return <RunFigures id={id} />;
  return hidden ? <p className="place-wait note">{words.hidden}</p> : <CompareFigures id={id} />;
}
