// Lanes, overview or surface.
export const lanes = 'Lanes';
export const overview = 'Overview';
export const lanesShownAs = 'The lanes shown as';
export const surface = 'Surface';
