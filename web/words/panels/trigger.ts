// The trigger’s panel.
export const trigger = 'Trigger';
export const surprise = 'surprise $ψ_t$';
export const threshold = 'threshold $κ_t$';
/** The statistic of the looks, and the threshold, as shares of it. */
export const looksTested = 'looks: $Z/b$';
export const shareOfThreshold = 'threshold, 1';
export const testOff = 'test off';
export const resetAt = (step: number) => `reset ${step}`;
