import { upperConfidenceBound } from '../acquisition.ts';
import type { AcquisitionSpec } from './spec.ts';

export const upperConfidenceBoundSpec: AcquisitionSpec = {
  id: 'ucb',
  label: 'upper confidence bound',
  parameters: [],
  create: (_, schedule) => ({ acquisition: upperConfidenceBound, schedule }),
};
