import { Glyph } from './icons.tsx';

/** Icons that the opening scene does not show. */
export const IconFind = () => (
  <Glyph width={1.4} d="M11.5 7a4.5 4.5 0 1 1-9 0 4.5 4.5 0 0 1 9 0zM10.3 10.3 14 14" />
);
export const IconAway = () => <Glyph size={12} box={12} width={1.4} d="M3 9 9 3M4.2 3H9v4.8" />;
export const IconCheck = () => <Glyph size={11} box={11} width={1.8} d="m2 5.8 2.4 2.4L9 3.2" />;
