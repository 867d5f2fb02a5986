import * as words from '#words/inspect/inspect';
import * as placeWords from '#words/inspect/place';
import type { Figure } from '../../src/figure/figure.ts';
import { fileName } from '../browser/file-name.ts';
import { PlaceHead } from '../place/place-head.tsx';
import { turnTo } from '../store/address/place.ts';
import { useScenario } from '../store/hooks.ts';
import { notify } from '../store/page.ts';
import { messageOf } from '../told/message-of.ts';
import { IconDown } from '../ui/icons.tsx';
import { MenuButton } from '../ui/overlay/open-button.tsx';
import { Segments } from '../ui/segments.tsx';
import type { Gesture, Scale } from './gestures.ts';
import type { Inspected, Subject } from './look.ts';
import { change, saveImage, saveJson, showWhole } from './saving.ts';

const GESTURES = Object.entries(words.gestures) as [Gesture, string][];
const SCALES = Object.entries(words.scales) as [Scale, string][];

interface FigureHeadProps {
  readonly subjects: readonly Subject[];
  readonly subject: Subject;
  readonly inspected: Inspected;
  /** null: not available yet. */
  readonly figure: Figure | null;
  readonly gesture: Gesture;
  readonly onGesture: (gesture: Gesture) => void;
  readonly scale: Scale;
  readonly onScale: (scale: Scale) => void;
}

/** The figure's name, the effect of a drag, the scale, and buttons to save. */
export function FigureHead(props: FigureHeadProps) {
  const { subjects, subject, inspected, figure, gesture, onGesture, scale, onScale } = props;
  return (
    <PlaceHead title={placeWords.inspect} leave={words.leave}>
      <select
        className="inspect-subject"
        aria-label={words.figure}
        value={subject.id}
        onChange={({ target }) => turnTo(target.value)}
      >
        {subjects.map(({ id, title }) => (
          <option key={id} value={id}>
            {title}
          </option>
        ))}
      </select>
      <p className="inspect-about">{inspected.about}</p>
      {inspected.inSpace ? (
        <Cameras />
      ) : (
        <Segments label={words.gesture} options={GESTURES} value={gesture} onChange={onGesture} />
      )}
      {inspected.scales && <Segments label={words.scale} options={SCALES} value={scale} onChange={onScale} />}
      <button
        type="button"
        className="inspect-link"
        disabled={!figure}
        onClick={() => figure && void showWhole(figure)}
      >
        {inspected.overSteps ? words.whole : words.all}
      </button>
      <span className="grow" />
      <Save {...props} />
    </PlaceHead>
  );
}

/** Viewpoints of the scene. */
const CAMERAS = [
  [words.fromAbove, { eye: { x: 0, y: 0, z: 2 }, up: { x: 0, y: 1, z: 0 } }],
  [words.fromFront, { eye: { x: 0, y: -2, z: 0.2 } }],
] as const;

const Cameras = () =>
  CAMERAS.map(([label, camera]) => (
    <button
      key={label}
      type="button"
      className="inspect-link"
      onClick={() => void change({ 'scene.camera': camera })}
    >
      {label}
    </button>
  ));

const say = (error: unknown) => notify({ kind: 'error', text: messageOf(error), actions: [] });

function Save({ subject, inspected, figure }: FigureHeadProps) {
  const { title } = useScenario();
  const file = fileName(`${title}-${subject.id}`);
  const ways = figure && [
    { id: 'png', label: words.asPng, onChoose: () => saveImage('png', figure, file, inspected).catch(say) },
    ...(inspected.inSpace
      ? []
      : [
          {
            ...{ id: 'svg', label: words.asSvg },
            onChoose: () => saveImage('svg', figure, file, inspected).catch(say),
          },
        ]),
    { id: 'json', label: words.asJson, onChoose: () => saveJson(inspected, file).catch(say) },
  ];
  return (
    <MenuButton
      button={{
        ...{ className: 'btn line', disabled: !ways },
        face: (
          <>
            {words.save} <IconDown />
          </>
        ),
      }}
      position="bottom-end"
      className="choices"
      entries={ways ?? []}
    />
  );
}
