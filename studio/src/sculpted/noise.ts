export const fractal = (x: number, y: number, z: number): number =>
  0.54 * noise(x, y, z) +
  0.28 * noise(x * 2.1, y * 2.1, z + 5) +
  0.18 * noise(x * 4.3, y * 4.3, z + 11)

/** Value noise in the plane, 0 to 1; z chooses one of many planes. */
const noise = (x: number, y: number, z: number): number => {
  const i = Math.floor(x)
  const j = Math.floor(y)
  const k = Math.floor(z)
  const u = smooth(x - i)
  const v = smooth(y - j)
  const corner = lattice(i, j, k)
  const above = lattice(i, j + 1, k)
  const near = corner + (lattice(i + 1, j, k) - corner) * u
  return near + (above + (lattice(i + 1, j + 1, k) - above) * u - near) * v
}

const smooth = (t: number): number => t * t * (3 - 2 * t)

/** A hash of a grid point, 0 to 1, the same on every machine. */
export const lattice = (i: number, j: number, k: number): number => {
  let h = (Math.imul(i, 374761393) + Math.imul(j, 668265263) + Math.imul(k, 1274126177)) | 0
  h = Math.imul(h ^ (h >>> 13), 1274126177)
  return ((h ^ (h >>> 16)) & 0xffff) / 65536
}
