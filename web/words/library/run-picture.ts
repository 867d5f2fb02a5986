export const noBestDesign = 'A world without an environment has no best design.';
