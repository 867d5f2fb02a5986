import './inspect.css';
import * as words from '#words/inspect/inspect';
import { useHidesWorld } from '../store/hooks.ts';
import { CompareFigures } from './compare/compare-figures.tsx';
import { PaperFigures } from './paper-figures.tsx';
import { RunFigures } from './run/run-figures.tsx';
import { WinnersFigure } from './winners-figure.tsx';

/**
 * The figure of an address: of the run, of its comparison over seeds ("compare-pairs"), of its map of who wins
 * where ("winners/noiseVariance=0.01,0.1") or of a paper ("paper-et-table1-2").
 */
export function InspectView({ subject: id }: { subject: string }) {
  const hidden = useHidesWorld();
  if (id.startsWith('paper-')) return <PaperFigures id={id} />;
  const [name, axes = ''] = id.split('/');
  const isMap = name === 'winners';
  if (!isMap && !id.startsWith('compare-')) return <RunFigures id={id} />;
  if (hidden) return <p className="place-wait note">{words.hidden}</p>;
  return isMap ? <WinnersFigure axes={axes} /> : <CompareFigures id={id} />;
}
