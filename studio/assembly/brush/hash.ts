/** 32 bits that depend on nothing but a cell and a seed, so that every worker paints the same strokes. */
export function hash(column: i32, row: i32, seed: i32): u32 {
  let h = <u32>(column * 374761393 + row * 668265263 + seed * 1274126177)
  h = (h ^ (h >> 15)) * 2246822519
  h = (h ^ (h >> 13)) * 3266489917
  return h ^ (h >> 16)
}

/** The `k`th byte of a hash as a fraction of one. */
export function share(h: u32, k: u32): f32 {
  return <f32>((h >> (k << 3)) & 255) / 255
}

/** The `k`th half of a hash as a fraction of one. */
export function fraction(h: u32, k: u32): f32 {
  return <f32>((h >> (k << 4)) & 0xffff) / 65536
}
