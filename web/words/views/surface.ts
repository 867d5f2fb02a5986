// The belief as a surface.
export const meanInBand = 'mean $μ$ in its band ± $√β_t σ$';
export const noModel = 'No model, no surface: the lane queries without a belief.';
export const surfaceOf = (name: string, t: number) =>
  `Mean of ${name} at step ${t} as a surface in its band. Shift and arrow keys turn it.`;
