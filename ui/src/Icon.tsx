import type { IconNode } from 'lucide'
import { createElement } from 'react'

export interface IconProps {
  /** One of Lucide's drawings, 24 units wide and high. */
  readonly of: IconNode
  /** Its width and height, in pixels. */
  readonly size?: number
  /** In units of the drawing. */
  readonly strokeWidth?: number
  readonly className?: string | undefined
  /** What it stands for. Without it, it is decoration: the text beside it says what is meant. */
  readonly label?: string
}

/**
 * Draws an icon in the colour of the text. Not lucide-react: its way of building an icon weighs more than
 * the icons of a remote do, in every one of them.
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
