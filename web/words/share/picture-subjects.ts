// What a picture can show.

export const allLanes = 'All lanes';
export const lane = 'Lane';
export const page = 'The page';
