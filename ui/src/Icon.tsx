import type { IconNode } from 'lucide'
import { createElement } from 'react'

export interface IconProps {
  /** One of Lucide's icons, 24 units wide and high. */
  readonly of: IconNode
  /** Width and height, in pixels. */
  readonly size?: number
  /** In the icon's units, 24 for its width. */
  readonly strokeWidth?: number
  readonly className?: string | undefined
  /** The accessible name. Without it, the icon is decorative, next to a text that says the same. */
  readonly label?: string
}

/**
 * Draws an icon in the color of the text. lucide-react would add more code to each remote than the remote's icons
 * themselves.
 */
export const Icon = ({ of, size = 20, strokeWidth = 1.75, className, label }: IconProps) => (
  <svg
    className={className}
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
