import { deflateSync, strToU8 } from 'fflate';

/** About how many kB longer a program makes a link: its text, deflated, four letters for three bytes. */
export function linkSize(program: string): number {
  return (deflateSync(strToU8(program), { level: 9 }).length * 4) / 3 / 1000;
}
