export function clamp(x: f32, low: f32, high: f32): f32 {
  return Mathf.min(Mathf.max(x, low), high)
}

export function mix(a: f32, b: f32, t: f32): f32 {
  return a + (b - a) * t
}

/** 0 at a, 1 at b (which may be the smaller), smooth in between. */
export function ease(a: f32, b: f32, x: f32): f32 {
  const t = clamp((x - a) / (b - a), 0, 1)
  return t * t * (3 - 2 * t)
}

export function storeFour(p: usize, a: f32, b: f32, c: f32, d: f32): void {
  store<f32>(p, a)
  store<f32>(p, b, 4)
  store<f32>(p, c, 8)
  store<f32>(p, d, 12)
}

/** Value noise, 0 to 1. */
export function noise(x: f32, y: f32, z: f32): f32 {
  const fx = Mathf.floor(x)
  const fy = Mathf.floor(y)
  const fz = Mathf.floor(z)
  const i = <i32>fx
  const j = <i32>fy
  const k = <i32>fz
  const u = ease(0, 1, x - fx)
  const v = ease(0, 1, y - fy)
  const w = ease(0, 1, z - fz)
  const near = mix(
    mix(lattice(i, j, k), lattice(i + 1, j, k), u),
    mix(lattice(i, j + 1, k), lattice(i + 1, j + 1, k), u),
    v,
  )
  const far = mix(
    mix(lattice(i, j, k + 1), lattice(i + 1, j, k + 1), u),
    mix(lattice(i, j + 1, k + 1), lattice(i + 1, j + 1, k + 1), u),
    v,
  )
  return mix(near, far, w)
}

export function lattice(i: i32, j: i32, k: i32): f32 {
  let h = i * 374761393 + j * 668265263 + k * 1274126177
  h = (h ^ (h >> 13)) * 1274126177
  return <f32>((h ^ (h >> 16)) & 0xffff) * (1.0 / 65536.0)
}
