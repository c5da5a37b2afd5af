import { uploadedAddress, uploadedPicture } from '@argo/domain/pictures/uploaded-picture'
import { noPicture, type ProductForm } from '@argo/domain/products/product-form'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { TextField } from '../../ui/Field.tsx'
import { Picture } from '../../ui/Picture.tsx'
import { PhotographFields } from '../photographs/PhotographFields.tsx'
import { fileWords } from '../photographs/file-words.ts'
import { UploadList } from '../photographs/UploadList.tsx'
import { useUploads } from '../photographs/use-uploads.ts'
import { ListField } from '../ui/ListField.tsx'
import { fieldId } from '../ui/field-id.ts'
import type { FieldsProps } from './use-product-form.ts'

type Pictures = Pick<ProductForm, 'imageUrl' | 'images'>

const fieldAt = (index: number) => (index === 0 ? 'imageUrl' : (`images.${index - 1}` as const))

/** The product's pictures, the main one first, and what is uploaded to be one of them. */
export function PictureFields({ state: { form, errors, field, change } }: FieldsProps) {
  const { uploads, add, again, forget } = useUploads((src, replaced, file) =>
    change((before) =>
      pictures(withPhotograph(picturesOf(before), saying(src, fileWords(file.name)), replaced)),
    ),
  )
  const list = picturesOf(form)
  const replace = (index: number, src: string) => change(pictures(list.with(index, src)))
  const [dragged, setDragged] = useState<number>()
  return (
    <div id={fieldId('pictures')} tabIndex={-1} className="flex flex-col gap-4 outline-none">
      <ListField
        id={fieldId(list.length === 0 ? 'imageUrl' : 'images')}
        legend="Pictures"
        help="The first is on cards; the others follow in the gallery."
        error={errors.images ?? (list.length === 0 ? errors.imageUrl : undefined)}
        items={list}
        onChange={(items) => change(pictures(items))}
        noun="picture"
      >
        {(src, index) => {
          const picture = uploadedPicture(src)
          const path = fieldAt(index)
          if (picture)
            return (
              <div
                onDragStart={() => setDragged(index)}
                onDragEnd={() => setDragged(undefined)}
                onDragOver={(event) => dragged !== undefined && event.preventDefault()}
                onDrop={(event) => {
                  event.preventDefault()
                  if (dragged !== undefined) change(pictures(moved(list, dragged, index)))
                }}
                className={dragged === index ? 'opacity-50' : undefined}
              >
                <PhotographFields
                  picture={picture}
                  subject={form.name}
                  colors={form.colorVariations}
                  id={fieldId(path)}
                  error={errors[path]}
                  onChange={(changed) => replace(index, changed)}
                  onReplace={(files) => add(files, src)}
                />
              </div>
            )
          return (
            <div className="flex items-end gap-4">
              {src.startsWith('/') && (
                <Picture
                  src={src}
                  alt=""
                  sizes="5rem"
                  className="h-12 w-20 shrink-0 object-contain"
                />
              )}
              <div className="min-w-0 grow">
                <TextField
                  {...field(path)}
                  label={index === 0 ? 'Main picture' : 'Address'}
                  spellCheck={false}
                  value={src}
                  onChange={({ target }) => replace(index, target.value)}
                />
              </div>
            </div>
          )
        }}
      </ListField>
      <UploadList uploads={uploads} add={add} again={again} forget={forget} />
      <button
        type="button"
        className="prose-link min-h-11 self-start text-sm"
        onClick={() => {
          flushSync(() => change(pictures([...list, ''])))
          document.getElementById(fieldId(fieldAt(list.length)))?.focus()
        }}
      >
        Add a picture by its address
      </button>
    </div>
  )
}

/** The pictures of a product in their order. */
export function picturesOf({ imageUrl, images }: Pictures): string[] {
  return imageUrl === noPicture ? images : [imageUrl, ...images]
}

function moved(list: string[], from: number, to: number): string[] {
  const others = list.toSpliced(from, 1)
  return others.toSpliced(to, 0, ...list.slice(from, from + 1))
}

function pictures([imageUrl = noPicture, ...images]: string[]): Pictures {
  return { imageUrl, images }
}

// A first proposal of what it shows.
function saying(src: string, alt: string): string {
  const taken = uploadedPicture(src)
  return taken ? uploadedAddress(taken, { ...taken, alt }) : src
}

// In the place of another it says what that one said.
function withPhotograph(list: string[], src: string, replaced: string | undefined): string[] {
  const taken = uploadedPicture(src)
  const names = list.map((each) => uploadedPicture(each)?.name)
  if (!taken || names.includes(taken.name)) return list
  const before = uploadedPicture(replaced ?? '')
  const place = names.indexOf(before?.name ?? taken.name)
  if (!before || place < 0) return [...list, src]
  const { color, alt } = uploadedPicture(list[place] ?? '') ?? before
  return list.with(place, uploadedAddress(taken, { color, alt, focus: taken.focus }))
}
