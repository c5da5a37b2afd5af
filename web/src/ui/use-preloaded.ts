import { pictureAt } from '@argo/domain/photographs'
import { useState } from 'react'
import { preload } from 'react-dom'

/** Has the page's head name the photograph that is shown first, so that it is fetched before all else. */
export function usePreloaded(src: string | undefined, sizes: string): void {
  useState(() => {
    const srcSet = src === undefined ? undefined : pictureAt(src).srcSet
    if (src === undefined || srcSet === undefined) return
    preload(src, {
      as: 'image',
      type: 'image/avif',
      imageSrcSet: srcSet,
      imageSizes: sizes,
      fetchPriority: 'high',
    })
  })
}
