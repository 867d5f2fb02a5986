// A lane and its figures.
export const atStep = (name: string, t: number) => `${name} at step ${t}.`;
export const queryAt = (place: string, value: string) => `Query at ${place}, observed ${value}.`;
export const optimumAt = (place: string, value: string) => `Optimum at ${place}, value ${value}.`;
export const regret = 'regret $R_t$';
export const average = 'average $R_t/t$';
export const data = 'data';
export const opening = 'opening …';
export const reset = 'reset';
export const resets = 'resets';
export const withTrigger = (trigger: string) => `with the trigger “${trigger}”`;
export const laneNamed = (letter: string, name: string) => `Lane ${letter}, ${name}`;
export const onItsOwn = (t: number) => `on its own after t = ${t}`;
export const dismissThinLine = (before: string) => `${before}: dismiss the thin line`;
export const dismissThinLineKey = 'Dismiss the thin line (G)';
export const before = 'before';
export const mapsOfBoth = 'Maps of f over design x and environment w.';
