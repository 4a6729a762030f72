import { expect, test } from 'vitest'
import { type Course, simulate, type Told } from './drawn-history.js'

const histories = (name: string, course: Course, runs: number): readonly Told[] =>
  Array.from({ length: runs }, (_, run) => simulate(`${name} ${run}`, course))

test.each<[what: string, course: Course]>([
  ['runs that vary by 2%, of which a tenth is slow', {}],
  ['runs that vary by 5%, of which a fifth is slow', { noise: 0.05, slow: 0.2 }],
  ['installations that differ by 0.5%', { noise: 0.01, offset: 0.005 }],
  ['five benchmarks', { benchmarks: 5 }],
])('after none of 23 pushes without a change anything is called, in 19 of 20 histories: %s', (what, course) => {
  const told = histories(what, course, 20)
  const called = told.filter(({ since, moved }) => since.length + moved.length > 0)
  expect(called.length).toBeLessThanOrEqual(1)
  expect(told.filter(({ isOtherWord }) => isOtherWord)).toEqual([])
})

test.each<[what: string, course: Course, least: number]>([
  ['+10%, 2% of noise', { step: { at: 12, size: 0.1 } }, 9],
  ['+5%, 1%', { noise: 0.01, step: { at: 12, size: 0.05 } }, 8],
  ['+3%, 0.5%', { noise: 0.005, slow: 0.05, step: { at: 12, size: 0.03 } }, 8],
])('a lasting step is found where it is: %s', (what, course, least) => {
  const told = histories(what, course, 10)
  const isThere = (place: number): boolean => Math.abs(place - course.step!.at) <= 1
  expect(told.filter(({ steps }) => steps.some(isThere)).length).toBeGreaterThanOrEqual(least)
  expect(told.flatMap(({ steps }) => steps).filter(place => !isThere(place))).toEqual([])
})
