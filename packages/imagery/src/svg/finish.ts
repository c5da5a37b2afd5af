/** How a surface answers light: base colour, roughness 0–1, metalness 0–1; `glow` ignores light, `glass` is drawn over the rest. */
export type Finish = {
  color: string
  rough: number
  metal: number
  glow?: boolean
  glass?: number
}

/** Finish names of one product, resolved when a colour is drawn. */
export type Palette = Record<string, Finish>

const finish = (color: string, rough: number, metal: number): Finish => ({ color, rough, metal })

/** The workshop's stock: every product draws on these and adds its own accents. */
export const stock: Palette = {
  coal: finish('#1d2025', 0.5, 0.1),
  iron: finish('#2b3037', 0.42, 0.35),
  slag: finish('#3a414a', 0.4, 0.4),
  gunmetal: finish('#4a515b', 0.34, 0.75),
  steel: finish('#8d96a1', 0.3, 0.85),
  chrome: finish('#c3cad3', 0.16, 1),
  aluminium: finish('#a4acb6', 0.36, 0.8),
  copper: finish('#b5693f', 0.3, 0.9),
  rubber: finish('#17191d', 0.75, 0),
  leather: finish('#202227', 0.46, 0.02),
  fabric: finish('#292c32', 0.85, 0),
  white: finish('#d4d8dd', 0.5, 0),
  board: finish('#14211f', 0.6, 0.1),
  gold: finish('#c9973f', 0.3, 0.9),
  quench: finish('#5fb2ea', 0.4, 0.1),
  ember: finish('#ff5a1f', 0.4, 0),
  led: { color: '#ff7a3a', rough: 1, metal: 0, glow: true },
  cold: { color: '#8fd2ff', rough: 1, metal: 0, glow: true },
  dark: finish('#0b0c0f', 0.7, 0),
  glass: { color: '#aebccb', rough: 0.1, metal: 0, glass: 0.1 },
}

/** sRGB hex to linear 0–1 channels. */
export const linear = (hex: string): [number, number, number] => {
  const channel = (at: number) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  }
  return [channel(1), channel(3), channel(5)]
}

/** One linear channel to sRGB 0–255. */
export const encode = (value: number): number => {
  const clamped = value < 0 ? 0 : value > 1 ? 1 : value
  return 255 * (clamped <= 0.0031308 ? clamped * 12.92 : 1.055 * clamped ** (1 / 2.4) - 0.055)
}

/** Channels 0–255 to the shortest hex colour. */
export const hex = (r: number, g: number, b: number): string => {
  const two = (value: number) =>
    Math.max(0, Math.min(255, Math.round(value)))
      .toString(16)
      .padStart(2, '0')
  const text = two(r) + two(g) + two(b)
  return text[0] === text[1] && text[2] === text[3] && text[4] === text[5]
    ? `#${text[0]}${text[2]}${text[4]}`
    : `#${text}`
}
