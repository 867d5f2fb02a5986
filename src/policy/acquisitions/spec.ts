import type { Option } from '../../parameters/choice.ts';
import type { ParamValues } from '../../parameters/spec.ts';
import type { Acquisition, PosteriorDraw } from '../acquisition.ts';
import type { Schedule } from '../schedules/spec.ts';

/** What is maximised over the candidates, and the multiplier of σ in it. */
export interface Scoring {
  readonly acquisition: Acquisition | PosteriorDraw;
  readonly schedule: Schedule;
}

/** A way to weigh mean against doubt that a lane can choose. `parameters` are the lane's, with defaults filled in. */
export interface AcquisitionSpec extends Option {
  /** @param schedule the lane's own, √β_t; one that has no use for it shows its band by it all the same */
  readonly create: (parameters: ParamValues, schedule: Schedule) => Scoring;
}
