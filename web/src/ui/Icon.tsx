import type { ReactNode } from 'react'

/** Line icons on a 24 px grid, with strokes of 1.75 px and mitred corners. */
const drawings = {
  arrow: <path d="M4 12h15M13 6l6 6-6 6" />,
  back: <path d="M20 12H5M11 6l-6 6 6 6" />,
  expand: <path d="M9 4H4v5M15 4h5v5M20 15v5h-5M9 20H4v-5" />,
  cube: <path d="M12 3l8 4.5v9L12 21l-8-4.5v-9zM4 7.5l8 4.5 8-4.5M12 12v9" />,
  turn: (
    <path d="M20 9c0 2.5-3.6 4.5-8 4.5S4 11.5 4 9s3.6-4.5 8-4.5c2.6 0 4.9.7 6.4 1.8M19 2v4.5h-4.5" />
  ),
  minus: <path d="M5 12h14" />,
  plus: <path d="M5 12h14M12 5v14" />,
  close: <path d="M5 5l14 14M19 5L5 19" />,
  menu: <path d="M3 7h18M3 12h18M3 17h12" />,
  pause: <path d="M8 5v14M16 5v14" />,
  play: <path d="M7 5l12 7-12 7z" />,
  download: <path d="M12 4v11M7 11l5 5 5-5M4 20h16" />,
  search: <path d="M10.5 4a6.5 6.5 0 100 13 6.5 6.5 0 000-13zM15.3 15.3L21 21" />,
  chevron: <path d="M6 9l6 6 6-6" />,
  check: <path d="M4 12l6 6L20 6" />,
  warning: <path d="M12 4l9 16H3zM12 10v5M12 16.5v1.75" />,
  info: <path d="M12 11v6M12 6.75V8.5M3 3h18v13l-5 5H3z" />,
  mail: <path d="M3 6h18v12H3zM3 7l9 7 9-7" />,
  phone: <path d="M6 3h4l1.5 5-2.5 2a12 12 0 005 5l2-2.5 5 1.5v4l-2 3C10 21 3 13 3 5z" />,
  pin: <path d="M12 21l-7-9V6l3-3h8l3 3v6zM12 7.5v3" />,
  clock: <path d="M12 7v5l4 2M7 3h10l4 4v10l-4 4H7l-4-4V7z" />,
} satisfies Record<string, ReactNode>

/** A decorative icon, hidden from assistive technology. */
export function Icon({
  name,
  className = 'size-5',
}: {
  name: keyof typeof drawings
  className?: string
}) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" className={`icon ${className}`}>
      {drawings[name]}
    </svg>
  )
}
