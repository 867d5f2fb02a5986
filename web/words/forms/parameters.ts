// Rows of parameters.
export const tabKey = 'Tab';
export const takeBack = 'Take back';
export const slider = (name: string) => `${name}, slider`;
export const stepsBetweenCommas = (name: string) => `${name}, steps between commas`;
export const numbersBetweenCommas = (name: string) => `${name}, numbers between commas`;
export const draw = 'draw';
export const changedFromDefault = 'changed from the default';
export const changed = '(changed)';
export const handle = (label: string, number: number, count: number) => `${label}, ${number} of ${count}`;
export const resetTo = (text: string) => `Reset to ${text}`;
export const refused = (label: string, rule: string, typed: string, because: string) =>
  `${label} ${rule}, got ${typed}${because}.`;
export const none = 'none';
export const nothing = 'nothing';
