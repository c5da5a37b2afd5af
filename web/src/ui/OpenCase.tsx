import type { ComponentProps } from 'react'

/** A case from its open side, in mm; what is in it, in the accent. */
export function OpenCase({ className, children, ...rest }: ComponentProps<'svg'>) {
  return (
    <svg
      viewBox="0 0 484 484"
      aria-hidden="true"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      className={`text-muted ${className}`}
      {...rest}
    >
      <path
        className="fill-raised"
        d="M48 458h78l-9 22H57zM350 458h78l-9 22h-60zM4 6h442v452H4zM446 6h15c13 70 18 130 18 226s-5 156-18 226h-15z"
      />
      <path
        className="fill-surface"
        d="M16 20h418v424H16zM16 366h418M36 384h112l14 14v46H36zM44 42h254v306H44zM18 66h24v120H18z"
      />
      {/* Fans in front, and a cooler. */}
      <path
        className="fill-line"
        d="M404 30h26v108h-26zM404 142h26v108h-26zM404 254h26v108h-26zM110 84h118v122H110zM246 84h8v122h-8zM264 84h8v122h-8z"
      />
      <circle cx="169" cy="145" r="50" />
      <g className="text-accent" strokeWidth="3">
        {children}
      </g>
    </svg>
  )
}
