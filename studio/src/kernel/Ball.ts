/** A center and a radius. */
export type Ball = readonly [x: number, y: number, z: number, radius: number]

/** A ball that contains all the others, centered in their bounding box; of radius 0 if there are none. */
export const ballAround = (balls: readonly Ball[]): Ball => {
  if (balls.length === 0) return [0, 0, 0, 0]
  const least = [Infinity, Infinity, Infinity]
  const most = [-Infinity, -Infinity, -Infinity]
  for (const ball of balls) {
    for (let axis = 0; axis < 3; axis++) {
      least[axis] = Math.min(least[axis] ?? 0, (ball[axis] ?? 0) - ball[3])
      most[axis] = Math.max(most[axis] ?? 0, (ball[axis] ?? 0) + ball[3])
    }
  }
  const [x = 0, y = 0, z = 0] = least.map((low, axis) => (low + (most[axis] ?? 0)) / 2)
  let radius = 0
  for (const ball of balls) {
    const away = Math.hypot(ball[0] - x, ball[1] - y, ball[2] - z)
    radius = Math.max(radius, away + ball[3])
  }
  return [x, y, z, radius]
}
