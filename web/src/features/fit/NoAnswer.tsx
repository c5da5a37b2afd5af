import type { Ref } from 'react'

/** Stands in the answer's place while nothing is chosen; without scripts it is shown by the address of the sent form. */
export function NoAnswer({ ref, isShown }: { ref: Ref<HTMLHeadingElement>; isShown: boolean }) {
  return (
    <h2
      ref={ref}
      id="answer"
      tabIndex={-1}
      className={`mt-8 scroll-mt-24 border-l-[3px] border-warn bg-surface px-5 py-4 font-bold no-print ${isShown ? '' : 'hidden target:block'}`}
    >
      Choose a case or a part first
    </h2>
  )
}
