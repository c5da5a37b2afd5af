import { CategoryTiles } from './CategoryTiles.tsx'
import { FeaturedGear } from './FeaturedGear.tsx'
import { Hero } from './Hero.tsx'
import { PrecisionEngineering } from './PrecisionEngineering.tsx'
import { WarrantyLine } from './WarrantyLine.tsx'

/** Three scenes from the forge, then proof. */
export default function HomePage() {
  return (
    <>
      <Hero />
      <CategoryTiles />
      <PrecisionEngineering />
      <FeaturedGear />
      <WarrantyLine />
    </>
  )
}
