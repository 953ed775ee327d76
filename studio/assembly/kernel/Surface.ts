/** The surface point being shaded: its color and gloss, its unit normal, and the highlights found so far. */
export class Surface {
  static red: f32 = 0
  static green: f32 = 0
  static blue: f32 = 0
  static gloss: f32 = 0
  static normalX: f32 = 0
  static normalY: f32 = 0
  static normalZ: f32 = 0
  static highlight: f32 = 0
  static tintedHighlight: f32 = 0
  static glint: f32 = 0
}
