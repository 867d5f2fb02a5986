export const noRaster = 'This browser cannot make a picture of this size; save it as SVG.';
