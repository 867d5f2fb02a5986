import * as words from '#words/inspect/inspect';
import type { Figure } from '../../src/figure/figure.ts';
import { download } from '../browser/download.ts';
import { Segments } from '../ui/segments.tsx';
import type { Subject } from './subjects.ts';

export type Gesture = keyof typeof words.gestures;
type Scale = keyof typeof words.scales;

const GESTURES = Object.entries(words.gestures) as [Gesture, string][];
const SCALES = Object.entries(words.scales) as [Scale, string][];

interface InspectControlsProps {
  readonly subjects: readonly Subject[];
  readonly subject: Subject;
  readonly onSubject: (id: string) => void;
  readonly gesture: Gesture;
  readonly onGesture: (gesture: Gesture) => void;
  readonly scale: Scale;
  readonly onScale: (scale: Scale) => void;
  /** Name of a saved file, without its ending. */
  readonly file: string;
  readonly figure: Figure | null;
}

/** Which figure, what a drag does, the scale, and the ways to save. */
export function InspectControls(props: InspectControlsProps) {
  const { subjects, subject, onSubject, gesture, onGesture, scale, onScale, file, figure } = props;
  return (
    <>
      <select
        className="inspect-subject"
        aria-label={words.figure}
        value={subject.id}
        onChange={({ target }) => onSubject(target.value)}
      >
        {subjects.map(({ id, title }) => (
          <option key={id} value={id}>
            {title}
          </option>
        ))}
      </select>
      {subject.kind !== 'scene' && (
        <Segments label={words.gesture} options={GESTURES} value={gesture} onChange={onGesture} />
      )}
      {(subject.kind === 'regret' || subject.kind === 'trigger') && (
        <Segments label={words.scale} options={SCALES} value={scale} onChange={onScale} />
      )}
      <button type="button" className="btn line" onClick={() => void showWhole()}>
        {words.whole}
      </button>
      <span className="grow" />
      <fieldset className="inspect-save" aria-label={words.save}>
        {(['png', 'svg'] as const).map((format) => (
          <button
            key={format}
            type="button"
            className="btn line"
            onClick={() => void saveImage(format, file)}
          >
            {format.toUpperCase()}
          </button>
        ))}
        <button type="button" className="btn line" disabled={!figure} onClick={() => saveJson(figure, file)}>
          {words.figureJson}
        </button>
      </fieldset>
    </>
  );
}

const plotNode = () => document.querySelector<HTMLElement>('.inspect-plot');

async function showWhole(): Promise<void> {
  const node = plotNode();
  if (!node) return;
  const { plotly } = await import('./plotly.ts');
  await plotly.relayout(node, { 'xaxis.autorange': true, 'yaxis.autorange': true });
}

async function saveImage(format: 'png' | 'svg', file: string): Promise<void> {
  const node = plotNode();
  if (!node) return;
  const { plotly } = await import('./plotly.ts');
  const { clientWidth: width, clientHeight: height } = node;
  const address = await plotly.toImage(node, { format, width, height, scale: format === 'png' ? 2 : 1 });
  download(asBlob(address), `${file}.${format}`);
}

/** The content of a data address, decoded here: the page's policy lets nothing be fetched from one. */
function asBlob(address: string): Blob {
  const comma = address.indexOf(',');
  const [head, body] = [address.slice(5, comma), address.slice(comma + 1)];
  const type = head.split(';')[0];
  if (!head.endsWith(';base64')) return new Blob([decodeURIComponent(body)], { type });
  return new Blob([Uint8Array.from(atob(body), (letter) => letter.charCodeAt(0))], { type });
}

function saveJson(figure: Figure | null, file: string): void {
  if (figure)
    download(new Blob([JSON.stringify(figure)], { type: 'application/json' }), `${file}.plotly.json`);
}
