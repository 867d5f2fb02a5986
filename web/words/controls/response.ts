// What a response costs while the world moves on.
export const label = 'Response time';
export const help =
  'The world waits for its lanes, or moves on while each computes its next query: $R(n) = r_0 + r_1 n^p$ seconds with $n$ observations held. A cost that is stated here, never the time that this machine takes.';
export const refused =
  'Not while a lane goes by choices made elsewhere or keeps its posterior as a state: no rule says how the two go together.';
export const taking = (seconds: readonly string[]) =>
  `With 10, 50 and 200 observations held a query takes ${seconds[0]}, ${seconds[1]} and ${seconds[2]} s.`;
export const because = (queries: number) => ` (at most ${queries} queries fit into a run here)`;
