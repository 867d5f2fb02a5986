/**
 * By `driftlab link`: six algorithms on the opening scene's objective; two and six on moving peaks, 50 × 50 candidates, 100 steps. Of
 * today's engine, as an archived one follows a drag less closely.
 */
export const LINKS = {
  sixOnALine: 'v2.Q3GuMYZzMQfxIK40NMA-N0JN1xE9eQkvDPEMU-OaZgYGAQA..xltye4',
  twoOnAMap: 'v2.Q3GuMYZzETMFlPdDIf6jdFKFmDlMkMcA..UkKc5d',
  sixOnAMap: 'v2.Q3GuMU7nBmdWKIBtAY5_Acf4csELtRDTCJR3UiGep3TGhbCXiZ4RhZeweMa-cc1dA8MVAA..26gzQ9',
};
