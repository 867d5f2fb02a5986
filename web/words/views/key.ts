// The key of lanes over maps: an environment, or two dimensions.
export const queryPair = 'query $(x_t, w_t)$';
export const truthProbability = 'truth $p(x)$';
export const estimate = 'estimate $μ^{(p)}$';
export const bestDesign = 'best $x*$';
export const above = 'above';
export const below = 'below';
export const undecided = 'undecided';
export const query = 'query $x_t$';
export const optimum = 'optimum $x*_t$';
export const optimumTrail = 'its last 45 steps';
export const data = 'data, old to new';
