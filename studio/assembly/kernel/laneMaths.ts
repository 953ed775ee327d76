import { V, abs, add, max, min, mul, round, splat, sqrt, sub } from './lanes'

export function square(a: V): V {
  return mul(a, a)
}

export function length(x: V, y: V, z: V): V {
  return sqrt(add(add(mul(x, x), mul(y, y)), mul(z, z)))
}

export function length2(x: V, y: V): V {
  return sqrt(add(mul(x, x), mul(y, y)))
}

export function clampUnit(a: V): V {
  return min(max(a, splat(0)), splat(1))
}

/** A sine approximated by parabolas, off by 0.06 at most: good enough for folds and curls. */
export function roughSine(a: V): V {
  const turns = mul(a, splat(0.15915494))
  const x = sub(turns, round(turns))
  return mul(mul(splat(8), x), sub(splat(1), mul(splat(2), abs(x))))
}
