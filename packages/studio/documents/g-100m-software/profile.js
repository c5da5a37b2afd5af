'use strict'

// What a profile is: its defaults, its rules, and reading it from a file's text.
// `mouse` comes from facts.js: maxDpi, dpiStep, pollingRates, effectCount, buttonCount,
// profileCount, memoryMegabytes.

const format = 'argo-g-100m-profile'
const formatVersion = 1
const maxStages = 5
const minDpi = 100
const maxNameLength = 40

const effects = [
  'Steady',
  'Breathing',
  'Pulse',
  'Colour cycle',
  'Spectrum wave',
  'Gradient',
  'Ember',
  'Quench',
  'Comet',
  'Ripple',
  'Twinkle',
  'Reactive',
  'Heartbeat',
  'Alternate',
]

const buttons = ['Left', 'Right', 'Wheel', 'Side forward', 'Side back', 'Behind the wheel']

const actions = [
  'Left click',
  'Right click',
  'Middle click',
  'Forward',
  'Back',
  'Next DPI stage',
  'Previous DPI stage',
  'Next profile',
  'Volume up',
  'Volume down',
  'Play or pause',
  'Nothing',
]

/** A profile to start from. */
function newProfile() {
  return {
    format,
    version: formatVersion,
    name: 'New profile',
    dpiStages: [400, 800, 1600, 3200],
    activeStage: 2,
    pollingRate: Math.max(...mouse.pollingRates),
    lighting: { effect: 'Ember', color: '#ff5a1f', brightness: 80, speed: 2 },
    buttons: {
      Left: 'Left click',
      Right: 'Right click',
      Wheel: 'Middle click',
      'Side forward': 'Forward',
      'Side back': 'Back',
      'Behind the wheel': 'Next DPI stage',
    },
  }
}

const isWhole = (value, from, to) => Number.isInteger(value) && value >= from && value <= to

const isStage = (dpi) => isWhole(dpi, minDpi, mouse.maxDpi) && dpi % mouse.dpiStep === 0

/** What is wrong with a profile: a list of { field, message }, empty when nothing is. */
function problemsOf(profile) {
  if (profile?.format !== format)
    return [{ field: 'file', message: 'This is not a G-100M profile.' }]
  if (profile.version !== formatVersion) {
    return [
      {
        field: 'file',
        message: `This profile is of version ${String(profile.version)}; this editor reads version ${formatVersion}.`,
      },
    ]
  }
  return [
    ...nameProblems(profile),
    ...stageProblems(profile),
    ...pollingProblems(profile),
    ...lightingProblems(profile),
    ...buttonProblems(profile),
  ]
}

function nameProblems({ name }) {
  const fits = typeof name === 'string' && name.trim() !== '' && name.length <= maxNameLength
  return fits
    ? []
    : [{ field: 'name', message: `Give the profile a name of 1 to ${maxNameLength} characters.` }]
}

function stageProblems({ dpiStages, activeStage }) {
  if (!Array.isArray(dpiStages) || !isWhole(dpiStages.length, 1, maxStages)) {
    return [{ field: 'stages', message: `A profile has 1 to ${maxStages} DPI stages.` }]
  }
  const wrong = dpiStages.flatMap((dpi, i) =>
    isStage(dpi)
      ? []
      : [
          {
            field: `stage-${i + 1}`,
            message: `Stage ${i + 1}: a whole number from ${minDpi} to ${mouse.maxDpi} DPI, in steps of ${mouse.dpiStep}.`,
          },
        ],
  )
  if (isWhole(activeStage, 1, dpiStages.length)) return wrong
  return [...wrong, { field: 'stages', message: 'Choose the stage the mouse starts with.' }]
}

function pollingProblems({ pollingRate }) {
  const fits = mouse.pollingRates.includes(pollingRate)
  return fits
    ? []
    : [{ field: 'polling', message: `The polling rate is ${mouse.pollingRates.join(', ')} Hz.` }]
}

function lightingProblems({ lighting }) {
  const found = []
  if (!effects.includes(lighting?.effect))
    found.push({ field: 'effects', message: 'Choose a lighting effect from the list.' })
  if (!/^#[0-9a-f]{6}$/i.test(lighting?.color))
    found.push({ field: 'color', message: 'The colour is written #rrggbb.' })
  if (!isWhole(lighting?.brightness, 0, 100))
    found.push({ field: 'brightness', message: 'Brightness is a whole number from 0 to 100.' })
  if (!isWhole(lighting?.speed, 1, 5))
    found.push({ field: 'speed', message: 'Speed is a whole number from 1 to 5.' })
  return found
}

function buttonProblems({ buttons: map }) {
  const wrong = buttons.flatMap((name, i) =>
    actions.includes(map?.[name])
      ? []
      : [
          {
            field: `button-${i + 1}`,
            message: `Button ${i + 1}, ${name}: choose an action from the list.`,
          },
        ],
  )
  const clicks = buttons.some((name) => map?.[name] === 'Left click')
  return clicks
    ? wrong
    : [
        ...wrong,
        {
          field: 'button-1',
          message: 'One button must stay “Left click”, or you could not click any more.',
        },
      ]
}

/** Reads a profile from a file's text: { profile } or { problems }. */
function readProfile(text) {
  let profile
  try {
    profile = JSON.parse(text)
  } catch {
    return {
      problems: [{ field: 'file', message: 'This file is not JSON, so it is not a profile.' }],
    }
  }
  const problems = problemsOf(profile)
  return problems.length > 0 ? { problems } : { profile: known(profile) }
}

// Only what the format knows is kept, in its order, whatever else the file held.
function known({ name, dpiStages, activeStage, pollingRate, lighting, buttons: map }) {
  const { effect, color, brightness, speed } = lighting
  return {
    format,
    version: formatVersion,
    name: name.trim(),
    dpiStages,
    activeStage,
    pollingRate,
    lighting: { effect, color: color.toLowerCase(), brightness, speed },
    buttons: Object.fromEntries(buttons.map((button) => [button, map[button]])),
  }
}

/** The text of a profile's file. */
function writeProfile(profile) {
  return `${JSON.stringify(known(profile), null, 2)}\n`
}

/** A file name any system accepts: "My game" gives "my-game.g100m.json". */
function fileNameOf(profile) {
  const plain = profile.name
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
  return `${plain || 'profile'}.g100m.json`
}
