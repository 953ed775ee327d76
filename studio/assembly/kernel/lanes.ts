// Four lanes at a time. The kernel is written once against these helpers; lanes.scalar.ts gives the
// one-lane build for machines without SIMD.
export type V = v128
export type B = v128
export const LANES: i32 = 4

export function splat(a: f32): V {
  return f32x4.splat(a)
}
export function loadSplat(p: usize): V {
  return v128.load_splat<f32>(p)
}
export function get(p: usize): V {
  return v128.load(p)
}
export function put(p: usize, a: V): void {
  v128.store(p, a)
}
export function add(a: V, b: V): V {
  return f32x4.add(a, b)
}
export function sub(a: V, b: V): V {
  return f32x4.sub(a, b)
}
export function mul(a: V, b: V): V {
  return f32x4.mul(a, b)
}
export function div(a: V, b: V): V {
  return f32x4.div(a, b)
}
export function min(a: V, b: V): V {
  return f32x4.pmin(a, b)
}
export function max(a: V, b: V): V {
  return f32x4.pmax(a, b)
}
export function sqrt(a: V): V {
  return f32x4.sqrt(a)
}
export function abs(a: V): V {
  return f32x4.abs(a)
}
export function neg(a: V): V {
  return f32x4.neg(a)
}
export function round(a: V): V {
  return f32x4.nearest(a)
}
export function less(a: V, b: V): B {
  return f32x4.lt(a, b)
}
export function and(a: B, b: B): B {
  return v128.and(a, b)
}
export function xor(a: B, b: B): B {
  return v128.xor(a, b)
}
export function select(mask: B, a: V, b: V): V {
  return v128.bitselect(a, b, mask)
}
export function any(mask: B): bool {
  return v128.any_true(mask)
}
