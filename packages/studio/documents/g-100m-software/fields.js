'use strict'

// Builds the parts of the form that repeat: stages, choices, buttons.

const byId = (id) => document.getElementById(id)

/** A new element with properties and children. */
function make(tag, properties = {}, ...children) {
  const element = Object.assign(document.createElement(tag), properties)
  element.append(...children)
  return element
}

/** A row of choices of which one holds; arrow keys move between them. */
function choices(container, name, values, chosen, labelOf, onChoose) {
  container.replaceChildren(
    ...values.map((value) => {
      const input = make('input', {
        type: 'radio',
        name,
        value: String(value),
        checked: value === chosen,
      })
      input.addEventListener('change', () => onChoose(value))
      return make(
        'label',
        { className: 'chip' },
        input,
        make('span', { textContent: labelOf(value) }),
      )
    }),
  )
}

/** One DPI stage: number, slider, start mark, remove button. */
function stageRow(dpi, index, profile, changed) {
  const place = index + 1
  const bounds = { min: minDpi, max: mouse.maxDpi, step: mouse.dpiStep }
  const number = make('input', {
    type: 'number',
    id: `stage-${place}`,
    inputMode: 'numeric',
    ...bounds,
    value: dpi,
  })
  number.setAttribute('aria-label', `Stage ${place}, DPI`)
  const slider = make('input', { type: 'range', ...bounds, value: dpi })
  slider.setAttribute('aria-label', `Stage ${place}, DPI slider`)
  const store = (from, to) => () => {
    profile.dpiStages[index] = from.valueAsNumber
    if (Number.isFinite(from.valueAsNumber)) to.value = from.value
    changed()
  }
  number.addEventListener('input', store(number, slider))
  slider.addEventListener('input', store(slider, number))
  return make(
    'li',
    {},
    startMark(place, profile, changed),
    number,
    slider,
    removeButton(index, profile, changed),
  )
}

function startMark(place, profile, changed) {
  const input = make('input', {
    type: 'radio',
    name: 'start',
    checked: profile.activeStage === place,
  })
  input.setAttribute('aria-label', `Start with stage ${place}`)
  input.addEventListener('change', () => {
    profile.activeStage = place
    changed()
  })
  return make(
    'label',
    { className: 'chip start' },
    input,
    make('span', { textContent: `Stage ${place}` }),
  )
}

function removeButton(index, profile, changed) {
  const button = make('button', { type: 'button', className: 'quiet', textContent: 'Remove' })
  button.setAttribute('aria-label', `Remove stage ${index + 1}`)
  button.disabled = profile.dpiStages.length === 1
  button.addEventListener('click', () => {
    profile.dpiStages.splice(index, 1)
    if (profile.activeStage > index + 1 || profile.activeStage > profile.dpiStages.length)
      profile.activeStage -= 1
    changed({ redraw: true })
    byId(`stage-${Math.min(index + 1, profile.dpiStages.length)}`).focus()
  })
  return button
}

/** One button of the mouse and what it does. */
function buttonRow(name, index, profile, changed) {
  const select = make(
    'select',
    { id: `button-${index + 1}` },
    ...actions.map((action) => make('option', { textContent: action })),
  )
  select.value = profile.buttons[name]
  select.addEventListener('change', () => {
    profile.buttons[name] = select.value
    changed()
  })
  return make('li', {}, make('label', { htmlFor: select.id, textContent: name }), select)
}
