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
  /** Where the point is, in its figure's own space, and what it belongs to. */
  static x: f32 = 0
  static y: f32 = 0
  static z: f32 = 0
  static group: i32 = 0
  static material: usize = 0
  /** How much of the point is lip or lash, brow, and hair painted on the scalp. */
  static kept: f32 = 0
  static brow: f32 = 0
  static fuzz: f32 = 0
}
