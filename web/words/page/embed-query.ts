// What is wrong with the address of an embedded page.
export const wrongPanels = (quoted: string) =>
  `The address’s embed must be 1, all, or names of panels such as B or A,B or regret, got ${quoted}.`;
export const wrongTheme = (quoted: string) => `The address’s theme must be light or dark, got ${quoted}.`;
export const wrongHost = (quoted: string) =>
  `The address’s host must be an origin such as https://slides.example, got ${quoted}.`;
