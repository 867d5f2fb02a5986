// Labels in the plots of the lanes.
export const and = ' and ';
export const allQueries = (t: number) => `all queries at $t$ = ${t}`;
export const optimum = 'optimum $x*_t$';
export const query = 'query $x_t$';
export const furtherThanNoise = 'further from $μ$ than noise allows';
export const noTestToNotice = '$y_t$, and no test to notice it';
export const unnoticed = '$y_t$, unnoticed';
export const readoutKeys =
  'Arrow keys read off values. Where the objective may be acted upon, Shift with up or down raises or lowers it there, and Enter keeps that.';
export const raisedBy = (by: string, place: string) => `${by} at ${place}`;

// Above the axis, before a unit that is too long to stand beside it.
export const valuesIn = '$y$ in ';
