// Four channels of a pixel as a vector of floats, and back.

export function colorAt(p: usize): v128 {
  const bytes = v128.load32_zero(p)
  return f32x4.convert_i32x4_u(i32x4.extend_low_i16x8_u(i16x8.extend_low_i8x16_u(bytes)))
}

export function rounded(a: v128): v128 {
  return i32x4.trunc_sat_f32x4_s(f32x4.add(a, f32x4.splat(0.5)))
}
