// Maps over two dimensions.
export const sameScale = 'same scale';
export const truth = 'Truth $f_t$';
export const truthShort = 'Truth';
export const mean = 'Mean $μ$';
export const meanShort = 'Mean';
export const uncertainty = 'Uncertainty $σ$';
export const acquisition = 'Acquisition $α$';
