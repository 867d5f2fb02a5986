import { lateModule } from '../../ui/late-module.ts';

/** The sentences for scenes in an environment. */
export const useEnvironmentReadings = lateModule(() => import('./answers.ts'));
