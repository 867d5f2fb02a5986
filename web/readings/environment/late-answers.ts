import { lateModule } from '../../ui/late-module.ts';

/** The sentences on scenes with random conditions. */
export const useEnvironmentReadings = lateModule(() => import('./answers.ts'));
