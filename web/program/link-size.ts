import { deflateSync, strToU8 } from 'fflate';

/** Approximate kB that a program adds to a link: its text, deflated, with four letters for three bytes. */
export function linkSize(program: string): number {
  return (deflateSync(strToU8(program), { level: 9 }).length * 4) / 3 / 1000;
}
