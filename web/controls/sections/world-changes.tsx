import { useEditedScenario } from '../../store/hooks.ts';
import { InterventionAct } from './intervention-act.tsx';
import { ResponseRows } from './response-rows.tsx';

/** The acts that are done upon the world, and whether it moves on by itself while a lane computes. */
export function WorldChanges() {
  const { interventions = [], horizon } = useEditedScenario();
  return (
    <>
      {interventions.map((act, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: an act has no other identity than its place
        <InterventionAct key={place} act={act} place={place} horizon={horizon} />
      ))}
      <ResponseRows />
    </>
  );
}
