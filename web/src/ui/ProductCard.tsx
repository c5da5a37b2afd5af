import { cutOutOf } from '@argo/domain/photographs'
import { productPath } from '@argo/domain/product'
import type { ProductSummary } from '@argo/domain/product-summary'
import { Link } from '@tanstack/react-router'
import { cardPrefetch } from '../lib/prefetch.ts'
import { FigureList } from './FigureList.tsx'
import { HeatEdge } from './HeatEdge.tsx'
import { Icon } from './Icon.tsx'
import { phone, Picture } from './Picture.tsx'
import { rememberPicture } from './picture-transition.ts'

const sizes = {
  regular: {
    picture: 'aspect-[5/4]',
    sizes: `(min-width: 48rem) 20rem, ${phone}`,
    body: 'p-6 xl:p-8',
    name: 'text-title',
    figures: 'small',
  },
  /** For cards of uneven widths in one row: pictures of one height. */
  even: {
    picture: 'aspect-[5/4] lg:aspect-auto lg:h-80',
    sizes: `(min-width: 40rem) 20rem, ${phone}`,
    body: 'p-6 xl:p-8',
    name: 'text-title',
    figures: 'small',
  },
  wide: {
    picture: 'aspect-[5/4] lg:aspect-auto lg:h-full',
    sizes: `(min-width: 64rem) 30rem, (min-width: 48rem) 20rem, ${phone}`,
    body: 'p-6 xl:p-8',
    name: 'text-title lg:text-display',
    figures: 'growing',
  },
} as const

interface ProductCardProps {
  product: ProductSummary
  /** Where the card leads; the product's preferred address unless told. */
  to?: string
  /** The rank of the name among the page's headings. */
  level?: 2 | 3 | 4
  /** For cards that are on the screen at once: the picture is fetched first. */
  priority?: boolean
  /** `wide` sets picture and words side by side where there is room. */
  size?: keyof typeof sizes
  /** A word above the name, such as the category's. */
  eyebrow?: string
  className?: string
}

/** A product in short: one click target, one stop of the keyboard. */
export function ProductCard({
  product,
  to = productPath(product),
  level = 3,
  priority = false,
  size = 'regular',
  eyebrow,
  className = '',
}: ProductCardProps) {
  const Name: `h${2 | 3 | 4}` = `h${level}`
  const look = sizes[size]
  return (
    <article
      className={`group chamfer panel relative flex h-full flex-col [--cut:22px] ${size === 'wide' ? 'lg:grid lg:grid-cols-[3fr_2fr]' : ''} ${className}`}
    >
      <CardPictures
        product={product}
        priority={priority}
        sizes={look.sizes}
        className={look.picture}
      />
      <div className={`flex grow flex-col ${look.body}`}>
        {eyebrow && <p className="eyebrow mb-2 text-steel">{eyebrow}</p>}
        <Name className={`display ${look.name}`}>{product.name}</Name>
        <FigureList figures={product.figures} size={look.figures} className="mt-4" />
        <p className={`mt-4 mb-6 text-sm text-steel ${size === 'wide' ? 'lg:mt-auto' : 'grow'}`}>
          {product.excerpt}
        </p>
        <Link
          to={to}
          {...cardPrefetch}
          onClick={rememberPicture}
          aria-label={`${product.name}, view details`}
          className="eyebrow inline-flex min-h-11 items-center gap-3 self-start text-ash outline-none transition-colors duration-200 group-hover:text-ember-hot after:absolute after:inset-0 after:z-10 focus-visible:text-ember-hot focus-visible:after:outline-2 focus-visible:after:outline-offset-[-7px] focus-visible:after:outline-ember"
        >
          View Details
          <Icon
            name="arrow"
            className="size-5 transition-transform duration-200 group-hover:translate-x-1"
          />
        </Link>
      </div>
      <HeatEdge />
    </article>
  )
}

// The second angle is for pointers that hover; a hidden picture that is lazy is never fetched.
function CardPictures({
  product: { name, imageUrl, secondImage: second },
  priority,
  sizes,
  className,
}: {
  product: ProductSummary
  priority: boolean
  sizes: string
  className: string
}) {
  return (
    <div
      className={`glow relative shrink-0 overflow-hidden shadow-[inset_0_0_0_1px_var(--color-slag)] ${className}`}
    >
      <Picture
        src={cutOutOf(imageUrl)}
        alt={name}
        priority={priority}
        sizes={sizes}
        className={`absolute inset-0 size-full object-contain p-3 transition-opacity duration-300 ${second ? 'pointer-fine:group-hover:opacity-0 pointer-fine:group-has-[:focus-visible]:opacity-0' : ''}`}
      />
      {second && (
        <Picture
          src={second}
          alt=""
          sizes={sizes}
          className="absolute inset-0 hidden size-full object-cover opacity-0 transition-opacity duration-300 pointer-fine:block pointer-fine:group-hover:opacity-100 pointer-fine:group-has-[:focus-visible]:opacity-100"
        />
      )}
    </div>
  )
}
