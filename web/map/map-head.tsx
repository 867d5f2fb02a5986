import { useStore } from 'zustand';
import * as words from '#words/map/map';
import { plainMath } from '../../src/picture/math.ts';
import { type MapAsked, mapDetail } from '../../src/replicates/map/map-address.ts';
import type { Axis } from '../../src/replicates/sweep/axes.ts';
import { type AxisChoice, axisName } from '../answers/map/axis-choices.ts';
import { mapComputation, pauseMap, resumeMap } from '../answers/map/map-computation.ts';
import { InspectWay } from '../place/inspect-way.tsx';
import { PlaceHead } from '../place/place-head.tsx';
import { timeLeft } from '../readings/seeds/replicates.ts';
import { turnTo } from '../store/address/place.ts';
import { AxisChooser } from './axis-chooser.tsx';
import { SaveMap } from './save-map.tsx';

interface MapHeadProps {
  readonly title: string;
  /** null: the address does not describe a map. */
  readonly asked: MapAsked | null;
  readonly choices: readonly AxisChoice[];
}

/** The axes of the map, its progress, and a button to pause it. */
export function MapHead({ title, asked, choices }: MapHeadProps) {
  const turn = (axes: readonly (Axis | null)[]) =>
    asked && turnTo(mapDetail({ ...asked, axes: axes.flatMap((axis) => axis ?? []) }));
  const [across, up = null] = asked?.axes ?? [];
  const nameOf = ({ path }: Axis) => axisName(choices, path);
  return (
    <PlaceHead title={words.map} leave={words.leave}>
      <span className="map-scene">{title}</span>
      {across && (
        <>
          <AxisChooser
            word={words.across}
            face={nameOf(across)}
            label={words.axisAcross(plainMath(nameOf(across)))}
            title={words.chooseAcross}
            axis={across}
            choices={choices.filter(({ path }) => path !== up?.path)}
            onAxis={(axis) => axis && turn([axis, up])}
          />
          <AxisChooser
            word={words.up}
            face={up ? nameOf(up) : words.noAxis}
            label={words.axisUp(up ? plainMath(nameOf(up)) : words.noAxis)}
            title={words.chooseUp}
            axis={up}
            mayBeNone
            choices={choices.filter(({ path }) => path !== across.path)}
            onAxis={(axis) => turn([across, axis])}
          />
        </>
      )}
      <span className="grow" />
      {asked && <InspectWay subject={`winners/${mapDetail(asked)}`} title={words.map} />}
      {asked && <Progress axes={asked.axes.map(nameOf)} />}
    </PlaceHead>
  );
}

function Progress({ axes }: { readonly axes: readonly string[] }) {
  const { report, state, secondsLeft } = useStore(mapComputation);
  if (!report) return null;
  const cells = report.cells.length;
  const decided = report.cells.filter((cell) => cell.decided).length;
  if (state === 'done')
    return (
      <>
        <span className="map-progress">{words.done({ cells, most: report.most })}</span>
        <SaveMap report={report} axes={axes} />
      </>
    );
  const running = state === 'running';
  return (
    <>
      <span className="map-progress">
        {running && secondsLeft !== null
          ? words.decidedLeft({ decided, cells, left: timeLeft(secondsLeft) })
          : words.decided({ decided, cells })}
      </span>
      <button type="button" className="btn line" onClick={running ? pauseMap : resumeMap}>
        {running ? words.pause : words.resume}
      </button>
      <span
        className="map-progress-bar"
        role="progressbar"
        aria-label={words.progress}
        aria-valuemin={0}
        aria-valuemax={cells}
        aria-valuenow={decided}
      >
        <span style={{ width: `${(100 * decided) / cells}%` }} />
      </span>
    </>
  );
}
