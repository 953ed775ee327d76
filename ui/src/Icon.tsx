import type { IconNode } from 'lucide'
import { createElement } from 'react'

export interface IconProps {
  /** One of Lucide's icons, 24 units wide and high. */
  readonly of: IconNode
  /** Width and height, in pixels. */
  readonly size?: number
  /** In the icon's own units, of which its width is 24. */
  readonly strokeWidth?: number
  readonly className?: string | undefined
  /** Points the other way in a right-to-left language. */
  readonly mirrored?: boolean
  /** The accessible name. Without it, the icon is decorative: text beside it must say the same. */
  readonly label?: string
}

const MIRRORED = { scale: 'var(--sign, 1) 1' }

/**
 * Draws an icon in the color of the text. It replaces lucide-react, whose code would be larger than the icons that a
 * remote uses.
 */
export const Icon = ({
  of,
  size = 20,
  strokeWidth = 1.75,
  className,
  mirrored = false,
  label,
}: IconProps) => (
  <svg
    className={className}
    style={mirrored ? MIRRORED : undefined}
    width={size}
    height={size}
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth={strokeWidth}
    strokeLinecap="round"
    strokeLinejoin="round"
    {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
  >
    {of.map(([tag, attributes], key) => createElement(tag, { key, ...attributes }))}
  </svg>
)
