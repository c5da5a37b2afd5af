/**
 * On a desktop the columns at a page's top: the page's margin, what is said of the product, and its picture, which reaches the
 * screen's edge and leaves room for thumbnails and figures beneath it.
 */
export const sceneColumns =
  'lg:bg-[radial-gradient(70%_90%_at_62%_40%,var(--color-raised),transparent)] lg:grid lg:grid-cols-[max(var(--page-edge),50%-var(--page-width)/2+var(--page-edge))_minmax(0,1fr)_clamp(min(34rem,40%),125svh-20rem,min(58%,88rem))] lg:grid-rows-[auto_1fr]'
