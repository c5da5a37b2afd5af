/** A product's pictures in one color, in gallery order; `color` is null where pictures have none. */
export interface PictureSet {
  color: string | null
  pictures: PictureFacts[]
}

export interface PictureFacts {
  src: string
  alt: string
  /** The mean color, "#0d0e12", shown until the picture has loaded; null for one from elsewhere. */
  placeholder: string | null
  /** Its index in its gallery's sprite of thumbnails; null for one from elsewhere. */
  spriteIndex: number | null
  /** The address of what a wide screen shows in its place, with room for words on the left. */
  wide?: string
}

/** Pictures of a product from all sides (`turn-views.ts`), in one color; null where its pictures have none. */
export interface Turn {
  color: string | null
  folder: string
  /** The index of the view that is shown first: from where the product's card shows it. */
  first: number
}
