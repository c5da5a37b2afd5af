import { type Category, categoryFacts } from '@argo/domain/products/category'
import { categoryLink } from '../../lib/catalogue/catalogue-links.ts'
import { trpc } from '../../lib/trpc/trpc.ts'
import { Picture } from '../../ui/Picture.tsx'
import { ProductTiles } from '../../ui/ProductTiles.tsx'
import { MegaMenu } from './MegaMenu.tsx'
import { PanelTile } from './PanelTile.tsx'

/** A category in the bar: its panel has a link to all of its products and the latest four. */
export function CategoryMenu({ category }: { category: Category }) {
  const id = `panel-${category}`
  const { name } = categoryFacts(category)
  return (
    <MegaMenu id={id} name={name}>
      {(filled) => (
        <>
          <PanelTile
            link={categoryLink(category)}
            name={`Browse All ${name}`}
            description={<Description category={category} />}
            figure={<Banner category={category} />}
            filled={filled}
          />
          {filled && (
            <section className="col-span-8 flex flex-col" aria-labelledby={`${id}-latest`}>
              <h2 id={`${id}-latest`} className="eyebrow text-muted">
                Latest {name}
              </h2>
              <LatestProducts category={category} />
            </section>
          )}
        </>
      )}
    </MegaMenu>
  )
}

function Banner({ category }: { category: Category }) {
  const { data } = trpc.texts.category.useQuery({ category })
  return (
    data && (
      <Picture
        src={data.banner}
        alt=""
        sizes="45rem"
        className="absolute inset-0 size-full object-cover object-right"
      />
    )
  )
}

function Description({ category }: { category: Category }) {
  const { data } = trpc.texts.category.useQuery({ category })
  return data?.description
}

// Skeletons of their size until they have loaded.
function LatestProducts({ category }: { category: Category }) {
  const { data, isError } = trpc.products.latest.useQuery({ category })
  const name = categoryFacts(category).name.toLowerCase()
  if (isError || data?.length === 0)
    return (
      <p className="display my-auto text-title text-muted">
        {isError
          ? `The latest ${name} did not load. All of them are one click away.`
          : `No ${name} found`}
      </p>
    )
  return (
    <ul className="mt-4 grid grow grid-cols-4 gap-6" aria-busy={!data}>
      <ProductTiles products={data} count={4} />
    </ul>
  )
}
