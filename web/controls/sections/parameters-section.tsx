import { Suspense } from 'react';
import * as words from '#words/controls/sections';
import type { LaneLetter } from '../../../src/contracts/scenario.ts';
import { algorithmById } from '../../registry/known.ts';
import { resetLaneParameters } from '../../store/actions/lanes.ts';
import { useEditedLane, useEditedScenario, useSelectedLane } from '../../store/hooks.ts';
import { Badge } from '../../ui/badge.tsx';
import { lateView } from '../../ui/late-view.tsx';
import { SettingText } from '../../ui/setting-text.tsx';
import { LaneForm } from './lane-form.tsx';

const PosteriorChoice = lateView(() =>
  import('./posterior-choice.tsx').then((module) => module.PosteriorChoice),
);

/** Parameters of the selected lane. */
export function ParametersSection() {
  const letter = useSelectedLane();
  return letter && <LaneParameters letter={letter} />;
}

function LaneParameters({ letter }: { letter: LaneLetter }) {
  const data = useEditedLane(letter);
  const { horizon } = useEditedScenario();
  const spec = data && algorithmById(data.lane.algorithm);
  if (!data || !spec) return null;
  const { lane, name } = data;
  return (
    <section className="sec" aria-labelledby="parameters-title">
      <h2 id="parameters-title">
        <Badge letter={letter} />{' '}
        <span>
          <SettingText text={name} />
        </span>
        <button
          type="button"
          className="aside"
          disabled={Object.keys(lane.parameters).length === 0}
          onClick={() => resetLaneParameters(letter)}
        >
          {words.defaults}
        </button>
      </h2>
      {spec.parameters.length === 0 && (
        <p className="help">{spec.byHand ? words.youHaveNoParameters : words.noParameters(spec.name)}</p>
      )}
      <LaneForm key={letter} lane={lane} about={spec} horizon={horizon} />
      <Suspense>
        <PosteriorChoice lane={lane} />
      </Suspense>
    </section>
  );
}
