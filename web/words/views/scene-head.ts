// Title of the scene and the key of curves.
export const untitled = 'Untitled';
export const backToChange = 'Back to the change';
export const goToChange = 'Go to the change';
export const truth = 'truth $f_t$';
export const meanAndBand = 'mean ± $√β_t σ$';
export const data = 'data, old to new';
export const expertsAnswer = 'expert’s answer';
export const newObservation = 'new $y_t$';
export const acquisition = 'acquisition $α$';
