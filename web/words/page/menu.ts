// A menu, which hangs outside every landmark.
export const menu = 'Menu';
