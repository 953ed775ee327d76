/** The light that reaches the camera through a pixel (linear). */
export class Radiance {
  static red: f32 = 0
  static green: f32 = 0
  static blue: f32 = 0
}
