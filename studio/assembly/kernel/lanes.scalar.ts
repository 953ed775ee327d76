// One lane: the interface of lanes.simd.ts on plain floats.
export type V = f32
export type B = bool
export const LANES: i32 = 1

export function splat(a: f32): V {
  return a
}
export function loadSplat(p: usize): V {
  return load<f32>(p)
}
export function get(p: usize): V {
  return load<f32>(p)
}
export function put(p: usize, a: V): void {
  store<f32>(p, a)
}
export function add(a: V, b: V): V {
  return a + b
}
export function sub(a: V, b: V): V {
  return a - b
}
export function mul(a: V, b: V): V {
  return a * b
}
export function div(a: V, b: V): V {
  return a / b
}
export function min(a: V, b: V): V {
  return b < a ? b : a
}
export function max(a: V, b: V): V {
  return a < b ? b : a
}
export function sqrt(a: V): V {
  return Mathf.sqrt(a)
}
export function abs(a: V): V {
  return Mathf.abs(a)
}
export function neg(a: V): V {
  return -a
}
export function round(a: V): V {
  return nearest<f32>(a)
}
export function less(a: V, b: V): B {
  return a < b
}
export function and(a: B, b: B): B {
  return a && b
}
export function xor(a: B, b: B): B {
  return a != b
}
export function select(mask: B, a: V, b: V): V {
  return mask ? a : b
}
export function any(mask: B): bool {
  return mask
}
