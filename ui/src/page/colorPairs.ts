const TEXT = 4.5
const CONTROL = 3

/** Foreground token, background token and the minimum ratio of each pair (WCAG 1.4.3, 1.4.11). */
export const COLOR_PAIRS = [
  ['ink', 'paper', TEXT],
  ['ink', 'sheet', TEXT],
  ['ink', 'sheet-press', TEXT],
  ['ink-soft', 'paper', TEXT],
  ['ink-soft', 'sheet', TEXT],
  ['ink-soft', 'sheet-press', TEXT],
  ['link', 'paper', TEXT],
  ['link', 'sheet', TEXT],
  ['on-spot', 'spot', TEXT],
  ['success', 'sheet', TEXT],
  ['error', 'sheet', TEXT],
  ['warning', 'sheet', TEXT],
  ['info', 'sheet', TEXT],
  ['error', 'paper', TEXT],
  ['on-signal', 'success', TEXT],
  ['on-signal', 'error', TEXT],
  ['on-signal', 'warning', TEXT],
  ['on-signal', 'info', TEXT],
  ['on-signal', 'neutral', TEXT],
  ['stage-text', 'stage-back', TEXT],
  ['stage-text', 'stage-floor', TEXT],
  ['stage-soft', 'stage-floor', TEXT],
  ['stage-spot', 'stage-floor', TEXT],
  ['rule', 'paper', CONTROL],
  ['rule', 'sheet', CONTROL],
  ['focus', 'paper', CONTROL],
  ['focus', 'sheet', CONTROL],
] as const
