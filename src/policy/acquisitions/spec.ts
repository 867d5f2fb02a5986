import type { Option } from '../../parameters/choice.ts';
import type { ParamValues } from '../../parameters/spec.ts';
import type { ParamSpecs } from '../../parameters/typed.ts';
import type { Acquisition, PosteriorDraw } from '../acquisition.ts';
import type { Schedule } from '../schedules/spec.ts';

/** What is maximised over the candidates, and the multiplier of σ in it. */
export interface Scoring {
  readonly acquisition: Acquisition | PosteriorDraw;
  readonly schedule: Schedule;
}

/** The description of an acquisition that a lane can choose. */
export type AcquisitionAbout = Option;

/** The code of an acquisition; `create` takes the lane's parameters with defaults filled in. */
interface AcquisitionCode<Values = ParamValues> {
  /** @param schedule the lane's own, √β_t; an acquisition that does not use it still draws its band with it */
  readonly create: (parameters: Values, schedule: Schedule) => Scoring;
}

export interface AcquisitionSpec extends AcquisitionAbout, AcquisitionCode {}

export const acquisition = <Values>(
  about: AcquisitionAbout & { readonly parameters: ParamSpecs<Values> },
  code: AcquisitionCode<Values>,
): AcquisitionSpec => ({ ...about, ...(code as AcquisitionCode) });
