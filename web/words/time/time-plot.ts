// The axis of every plot over t.
export const stepAxis = 'step $t$';
