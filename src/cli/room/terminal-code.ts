import { correction, generate } from 'lean-qr';

/** Quiet modules around a code. */
const QUIET = 2;
/** Black on white, however the terminal is coloured, and back. */
const DARK_ON_LIGHT = '\u001b[38;5;16;48;5;231m';
const AS_BEFORE = '\u001b[0m';
/** Two modules above one another, the upper one first. */
const HALVES = [' ', '▄', '▀', '█'] as const;

/** The QR code of an address as lines for a terminal, two rows of modules a line. */
export function terminalCode(address: string): string {
  const code = generate(address, { minCorrectionLevel: correction.L });
  const lines: string[] = [];
  for (let y = -QUIET; y < code.size + QUIET; y += 2) {
    let line = '';
    for (let x = -QUIET; x < code.size + QUIET; x++)
      line += HALVES[2 * Number(code.get(x, y)) + Number(code.get(x, y + 1))];
    lines.push(`${DARK_ON_LIGHT}${line}${AS_BEFORE}`);
  }
  return lines.join('\n');
}
