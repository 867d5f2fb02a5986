/** A computed colour as readers outside browsers know it: `color(srgb …)`, which mixtures compute to, as rgba(). */
export function plainColour(value: string): string {
  return value.replace(
    /color\(srgb ([\d.e-]+) ([\d.e-]+) ([\d.e-]+)(?: \/ ([\d.e-]+))?\)/g,
    (_, red: string, green: string, blue: string, alpha = '1') =>
      `rgba(${[red, green, blue].map((part) => Math.round(Number(part) * 255)).join(', ')}, ${alpha})`,
  );
}

/** Whether a computed colour paints anything. */
export const paints = (colour: string): boolean =>
  colour !== 'none' && colour !== 'transparent' && !/^rgba\(.*, 0\)$/.test(colour);
