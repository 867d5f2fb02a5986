// Elementary functions with the same bits on every engine: AssemblyScript's ports of musl, within 1 ULP.
// The table-driven versions need shrinkLevel 0 (see scripts/build/wasm.mjs).

export function exp(x: f64): f64 {
  return NativeMath.exp(x);
}

export function log(x: f64): f64 {
  return NativeMath.log(x);
}

export function sin(x: f64): f64 {
  return NativeMath.sin(x);
}

export function cos(x: f64): f64 {
  return NativeMath.cos(x);
}

export function pow(x: f64, y: f64): f64 {
  return NativeMath.pow(x, y);
}

// sin(r) and cos(r) for |r| ≤ π/4: fdlibm's kernels (k_sin.c, k_cos.c), error below 2^-58.
@inline export function sinKernel(r: f64): f64 {
  const z = r * r;
  const p = 8.33333333332248946124e-3 +
    z * (-1.98412698298579493134e-4 +
    z * (2.75573137070700676789e-6 +
    z * (-2.50507602534068634195e-8 + z * 1.58969099521155010221e-10)));
  return r + z * r * (-1.66666666666666324348e-1 + z * p);
}

@inline export function cosKernel(r: f64): f64 {
  const z = r * r;
  const p = z * (4.16666666666666019037e-2 +
    z * (-1.38888888888741095749e-3 +
    z * (2.48015872894767294178e-5 +
    z * (-2.75573143513906633035e-7 +
    z * (2.08757232129817482790e-9 + z * -1.13596475577881948265e-11)))));
  const half = 0.5 * z;
  const w = 1.0 - half;
  return w + (((1.0 - w) - half) + z * p);
}
