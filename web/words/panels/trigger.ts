// The trigger’s panel.
export const trigger = 'Trigger';
export const surprise = 'surprise $ψ_t$';
export const threshold = 'threshold $κ_t$';
export const testOff = 'test off';
export const resetAt = (step: number) => `reset ${step}`;
