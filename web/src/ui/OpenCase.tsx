/** A case from its open side, in mm, around the graphics card in it; or all of it with the place where none is. */
export function OpenCase({ hasCard, className }: { hasCard: boolean; className: string }) {
  return (
    <svg
      viewBox="0 0 484 484"
      preserveAspectRatio={hasCard ? 'xMidYMid slice' : 'xMidYMid'}
      aria-hidden="true"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinejoin="round"
      className={`text-muted ${className}`}
    >
      <path
        className="fill-raised"
        d="M48 458h78l-9 22H57zM350 458h78l-9 22h-60zM4 6h442v452H4zM446 6h15c13 70 18 130 18 226s-5 156-18 226h-15z"
      />
      <path className="fill-surface" d="M16 20h418v424H16z" />
      <path
        opacity="0.55"
        d="M16 366h418M36 384h112l14 14v46H36zM44 42h254v306H44zM18 66h24v120H18z"
      />
      {/* Fans in front, memory, and a cooler on its socket. */}
      <path
        className="fill-line"
        d="M404 30h26v108h-26zM404 142h26v108h-26zM404 254h26v108h-26zM110 84h118v122H110z"
      />
      <circle cx="169" cy="145" r="50" />
      <circle cx="169" cy="145" r="17" />
      <path opacity="0.55" d="M246 80v130M257 80v130M268 80v130M279 80v130" strokeWidth="5" />
      <g className="text-accent">
        {hasCard ? (
          <>
            <path className="fill-accent/30" d="M26 258h296v58H26z" strokeWidth="3" />
            <circle cx="112" cy="287" r="21" />
            <circle cx="236" cy="287" r="21" />
            <path className="text-ok" strokeWidth="3" d="M328 287h70M328 277v20M398 277v20" />
          </>
        ) : (
          <path
            className="fill-accent/10"
            strokeDasharray="12 9"
            strokeWidth="3"
            d="M26 258h296v58H26z"
          />
        )}
      </g>
    </svg>
  )
}
