import { describe, expect, test } from 'vitest'
import { palette } from '../../../src/document/style.js'

type Colour = readonly [number, number, number]

/** Linear light by Machado, Oliveira and Fernandes (2009), at full severity. */
const sights: Readonly<Record<string, readonly Colour[]>> = {
  trichromacy: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
}

function coloursOf(scheme: keyof typeof palette): Readonly<Record<string, Colour>> {
  const found = palette[scheme].matchAll(/--([\w-]+): #(\w+)/g)
  return Object.fromEntries([...found].map(([, name, digits]) => [name, linear(digits!)]))
}

function linear(digits: string): Colour {
  const [red = 0, green = 0, blue = 0] = digits.match(digits.length === 3 ? /./g : /../g)!.map(pair => {
    const part = Number.parseInt(pair.padEnd(2, pair), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return [red, green, blue]
}

function multiply(rows: readonly Colour[], [x, y, z]: Colour): Colour {
  const [first = 0, second = 0, third = 0] = rows.map(([a, b, c]) => a * x + b * y + c * z)
  return [first, second, third]
}

/** In OKLab, where black and white are 1 apart. */
function distance(one: Colour, other: Colour): number {
  const [a, b] = [one, other].map(toOklab)
  return Math.hypot(...a!.map((part, at) => part - b![at]!))
}

function toOklab(colour: Colour): Colour {
  const [long, middle, short] = multiply(
    [
      [0.4122214708, 0.5363325363, 0.0514459929],
      [0.2119034982, 0.6806995451, 0.1073969566],
      [0.0883024619, 0.2817188376, 0.6299787005],
    ],
    [Math.max(0, colour[0]), Math.max(0, colour[1]), Math.max(0, colour[2])],
  )
  return multiply(
    [
      [0.2104542553, 0.793617785, -0.0040720468],
      [1.9779984951, -2.428592205, 0.4505937099],
      [0.0259040371, 0.7827717662, -0.808675766],
    ],
    [Math.cbrt(long), Math.cbrt(middle), Math.cbrt(short)],
  )
}

function contrast(one: Colour, other: Colour): number {
  const light = ([red, green, blue]: Colour): number => 0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05
  return Math.max(light(one) / light(other), light(other) / light(one))
}

describe.each(['light', 'dark'] as const)('the colours in the %s', scheme => {
  const colours = coloursOf(scheme)
  const marks = ['bad', 'good', 'doubt', 'quiet'] as const

  test.each(Object.keys(sights))('the marks differ in the eyes of %s', sight => {
    const seen = marks.map(name => multiply(sights[sight]!, colours[name]!))
    const near = seen.flatMap((one, at) =>
      seen.slice(at + 1).flatMap((other, more) => {
        const apart = distance(one, other)
        return apart > 0.1 ? [] : [`${marks[at]} and ${marks[at + 1 + more]}: ${apart}`]
      }),
    )
    expect(near).toEqual([])
  })

  test.each([...marks, 'text', 'link'])('%s can be read on both grounds', name => {
    for (const ground of ['ground', 'soft'])
      expect(contrast(colours[name]!, colours[ground]!)).toBeGreaterThanOrEqual(4.5)
  })
})
