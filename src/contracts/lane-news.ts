import type { WorldStep } from './record.ts';
import type { LaneLetter } from './scenario.ts';

/** Records of one lane, by the steps of the world, as they arrive; `from` is the step of the first one. */
export type RecordBatch = {
  readonly lane: LaneLetter;
  readonly from: number;
  readonly records: readonly WorldStep[];
};

export interface LaneDone {
  readonly lane: LaneLetter;
  /** Hash over the bits of the lane's records: 12 hexadecimal digits. */
  readonly fingerprint: string;
  /** Two letters for each record, by which another run's first differing step is found. */
  readonly marks: string;
}
