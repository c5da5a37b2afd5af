import { CardFit } from './CardFit.tsx'
import { CategoryTiles } from './CategoryTiles.tsx'
import { FeaturedGear } from './FeaturedGear.tsx'
import { Hero } from './Hero.tsx'
import { PrecisionEngineering } from './PrecisionEngineering.tsx'
import { WarrantyLine } from './WarrantyLine.tsx'

/** The home page: hero, a card in a case, categories, figures, featured products, warranty. */
export default function HomePage() {
  return (
    <>
      <Hero />
      <CardFit />
      <CategoryTiles />
      <PrecisionEngineering />
      <FeaturedGear />
      <WarrantyLine />
    </>
  )
}
