import { useEditedScenario } from '../../store/hooks.ts';
import { InterventionAct } from './intervention-act.tsx';
import { ResponseRows } from './response-rows.tsx';

/** The acts on the world, and whether it moves while a lane computes. */
export function WorldChanges() {
  const { interventions = [], horizon } = useEditedScenario();
  return (
    <>
      {interventions.map((act, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: an act is identified by its index
        <InterventionAct key={place} act={act} place={place} horizon={horizon} />
      ))}
      <ResponseRows />
    </>
  );
}
