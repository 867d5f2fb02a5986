/** The slots that a program may fill. */
export const PROGRAM_SLOT_KEYS = [
  'memory',
  'trigger',
  'temporal',
  'acquisition',
  'schedule',
  'noiseVariance',
] as const;

/** What a definition may say: `defineAlgorithm({ … })`. */
export const DEFINITION_KEYS = [
  'id',
  'slots',
  'parameters',
  'name',
  'summary',
  'source',
  'explain',
  'needs',
  'byHand',
  'weighs',
  'leads',
] as const;
