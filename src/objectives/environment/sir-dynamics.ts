/** Constants of the epidemic; the paper's are unpublished, these are ours. */
export const EPIDEMIC = {
  population: 1000,
  infectedAtStart: 10,
  days: 100,
  stepsPerDay: 4,
} as const;

/** Numbers of people who can be infected, who are, and who no longer are, at the start and after each step. */
export interface Course {
  readonly susceptible: Float64Array;
  readonly infected: Float64Array;
  readonly recovered: Float64Array;
}

/**
 * The SIR equations (Kermack & McKendrick 1927), S' = −x S I/N, I' = x S I/N − w I, R' = w I, with the infection rate x
 * and the recovery rate w per day: Runge–Kutta steps of fourth order, a quarter of a day each.
 */
export function epidemic(infectionRate: number, recoveryRate: number): Course {
  const { population, infectedAtStart, days, stepsPerDay } = EPIDEMIC;
  const h = 1 / stepsPerDay;
  const steps = days * stepsPerDay;
  const [susceptible, infected, recovered] = Array.from({ length: 3 }, () => new Float64Array(steps + 1));
  let [s, i, r] = [population - infectedAtStart, infectedAtStart, 0];
  const catching = (s: number, i: number) => (infectionRate * s * i) / population;
  const recovering = (i: number) => recoveryRate * i;
  for (let step = 0; step <= steps; step++) {
    susceptible[step] = s;
    infected[step] = i;
    recovered[step] = r;
    const [c1, r1] = [catching(s, i), recovering(i)];
    const [s2, i2] = [s - (h / 2) * c1, i + (h / 2) * (c1 - r1)];
    const [c2, r2] = [catching(s2, i2), recovering(i2)];
    const [s3, i3] = [s - (h / 2) * c2, i + (h / 2) * (c2 - r2)];
    const [c3, r3] = [catching(s3, i3), recovering(i3)];
    const [s4, i4] = [s - h * c3, i + h * (c3 - r3)];
    const [c4, r4] = [catching(s4, i4), recovering(i4)];
    const caught = (h / 6) * (c1 + 2 * c2 + 2 * c3 + c4);
    const cured = (h / 6) * (r1 + 2 * r2 + 2 * r3 + r4);
    s -= caught;
    i += caught - cured;
    r += cured;
  }
  return { susceptible, infected, recovered };
}

/** The largest number infected at any step of the epidemic. */
export function largestInfected(infectionRate: number, recoveryRate: number): number {
  return epidemic(infectionRate, recoveryRate).infected.reduce((a, b) => Math.max(a, b));
}
