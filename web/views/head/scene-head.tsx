import './scene-head.css';
import { type ReactNode, Suspense, useEffect, useMemo } from 'react';
import { useStore } from 'zustand';
import * as words from '#words/views/scene-head';
import type { Scenario } from '../../../src/contracts/scenario.ts';
import { isByHand } from '../../../src/engine/game/learner.ts';
import { Lock } from '../../place/lock.tsx';
import { usePathParts } from '../../plot/sample-paths.ts';
import { announcement } from '../../readings/announcement.ts';
import { useEnvironmentReadings } from '../../readings/environment/late-answers.ts';
import { gathering } from '../../readings/gathered.ts';
import { sceneReading } from '../../readings/scene.ts';
import { valuesReading } from '../../readings/values.ts';
import { shownTitle } from '../../registry/titles.ts';
import { goToChange } from '../../store/actions/time.ts';
import {
  useChanges,
  useHidesFuture,
  useLanes,
  usePlaying,
  useRegretView,
  useScenario,
  useTold,
  useWorld,
} from '../../store/hooks.ts';
import { sceneOf } from '../../store/scene-of.ts';
import { loadScenes, scenes } from '../../store/scenes.ts';
import { useHidden, useStage } from '../../store/stage.ts';
import { Entry } from '../../ui/key-entry.tsx';
import { lateView } from '../../ui/late-view.tsx';
import { MathText } from '../../ui/math-text.tsx';

const EnvironmentKey = lateView(() =>
  import('./environment-key.tsx').then((module) => module.EnvironmentKey),
);
const FieldKey = lateView(() => import('./field-key.tsx').then((module) => module.FieldKey));

/** One line about the prepared scene; undefined for another scenario, and until the scenes are loaded. */
function useSceneDescription(scenario: Scenario): string | undefined {
  const known = useStore(scenes, (state) => state.known);
  const scene = useMemo(() => sceneOf(scenario, known), [scenario, known]);
  useEffect(() => {
    if (!scene) loadScenes().catch(() => {});
  }, [scene]);
  return scene?.description;
}

/** The scene's title with `children` at its right, a sentence on the last event, and the key of all lanes. */
export function SceneHead({ children }: { children?: ReactNode }) {
  const scenario = useScenario();
  const { title } = scenario;
  const values = valuesReading(scenario.objective);
  const about = useSceneDescription(scenario);
  const hides = useHidesFuture();
  const world = useWorld();
  const lanes = useLanes();
  const t = Math.max(1, useTold());
  const playing = usePlaying();
  const [view] = useRegretView();
  const said = lanes.map(({ lane, name, run }) => ({
    name,
    records: run.records,
    choices: lane.choices,
    byHand: isByHand(lane),
  }));
  const environment = world?.environment;
  const ofEnvironment = useEnvironmentReadings(Boolean(environment));
  const reading = environment
    ? (ofEnvironment?.answersReading(environment, said, t, view === 'f1' ? 'f1' : 'answer') ?? '')
    : world
      ? sceneReading(world, said, t)
      : '';
  // The sentence is about all lanes and the truth, so a lesson shows it only with both.
  const partial = useStage()?.lanes != null;
  const quiet = [useHidden('readings'), useHidden('truth'), partial].includes(true);
  const shown = quiet ? '' : reading;
  const twoDimensional = world?.candidates.kind === 'grid' && world.candidates.dimension === 2;
  return (
    <div className="scene">
      <div className="top">
        <h1>{shownTitle(title) || words.untitled}</h1>
        {values && (
          <span className="scene-values">
            <MathText text={values.said} />
          </span>
        )}
        <Suspense fallback={null}>
          {environment ? <EnvironmentKey /> : twoDimensional ? <FieldKey /> : <CurveKey />}
        </Suspense>
        {children}
      </div>
      {/* It reveals the future. */}
      {about && (
        <p className="about" hidden={hides}>
          {about}
        </p>
      )}
      <div className="said">
        <p>
          <MathText text={shown || '\u00a0'} />
        </p>
        {/* Announced only while paused; a playing page would never stop talking. */}
        <p className="visually-hidden" aria-live="polite">
          {!playing && !quiet && <MathText text={announcement(t, scenario.horizon, reading, said)} />}
        </p>
        <GoToChange />
        <Lock />
      </div>
    </div>
  );
}

/** Button to the next change of the objective, or back to the last if none lies ahead; not to hidden ones. */
function GoToChange() {
  const { ahead, behind } = useChanges();
  if (ahead === null && behind === null) return null;
  const back = ahead === null;
  const name = back ? words.backToChange : words.goToChange;
  return (
    <button
      type="button"
      className="go"
      title={`${name} (${back ? 'P' : 'N'})`}
      onClick={() => goToChange(back ? -1 : 1)}
    >
      {name}
    </button>
  );
}

const askedIn = gathering(({ sideQueries }) => sideQueries > 0);

function CurveKey() {
  const [truth, strip] = [!useHidden('truth'), !useHidden('strip')];
  const paths = usePathParts();
  const asked = useLanes().some(({ run }) => askedIn(run.records).length > 0);
  return (
    <div className="key">
      {truth && (
        <Entry text={words.truth} width={22}>
          <path className="ink" d="M1 6h20" strokeWidth="1.75" />
        </Entry>
      )}
      <Entry text={words.meanAndBand} width={22}>
        <rect x="1" y="1" width="20" height="10" className="soft" opacity="0.25" />
        <path className="grey" d="M1 6h20" strokeWidth="2" />
      </Entry>
      {paths && <paths.Key />}
      <Entry text={words.data} width={22}>
        <circle className="soft" cx="3" cy="6" r="2.4" opacity="0.2" />
        <circle className="soft" cx="11" cy="6" r="2.4" opacity="0.55" />
        <circle className="soft" cx="19" cy="6" r="2.4" />
      </Entry>
      {asked && (
        <Entry text={words.expertsAnswer} width={12}>
          <circle className="soft" cx="6" cy="6" r="1.8" />
          <circle className="grey" cx="6" cy="6" r="4.6" strokeWidth="1.25" />
        </Entry>
      )}
      <Entry text={words.newObservation} width={22}>
        <circle className="grey" cx="11" cy="6" r="4" strokeWidth="2" />
      </Entry>
      {strip && (
        <Entry text={words.acquisition} width={22}>
          <path className="soft" d="M1 11C5 11 6 3 10 3s5 5 11 6v2z" opacity="0.3" />
          <path className="grey" d="M1 11C5 11 6 3 10 3s5 5 11 6" strokeWidth="1.25" />
        </Entry>
      )}
    </div>
  );
}
