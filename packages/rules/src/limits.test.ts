import { expect, test } from 'vitest'
import * as limits from './limits.ts'

test('R305 R306 R307 R308 times of toasts, the overlay and scrolling are as promised', () => {
  expect(limits).toMatchObject({
    TOAST_MS: 5_000,
    OVERLAY_THROTTLE_MS: 200,
    OVERLAY_DURATION_MS: 7_000,
    OVERLAY_ICON_MS: 1_500,
    SCROLL_MS: 500,
  })
})

test('V019 limits of photos are said once', () => {
  expect(limits).toMatchObject({
    PHOTO_MEGABYTES: 10,
    PHOTO_TO_SCALE_MEGABYTES: 100,
    PHOTO_SHORTEST_SIDE: 300,
  })
})

test('R309 R310 searches wait 300 ms and want two characters', () => {
  expect(limits).toMatchObject({
    SEARCH_DEBOUNCE_MS: 300,
    SEARCH_MIN_CHARS: 2,
    LOCALITY_DEBOUNCE_MS: 300,
    LOCALITY_MIN_CHARS: 2,
    LOCALITY_INDICATOR_THROTTLE_MS: 300,
  })
})

test('R313 R314 a page has 24 ads, six more stand beside an ad', () => {
  expect(limits).toMatchObject({ PER_PAGE: 24, RELATED_PER_PAGE: 6 })
})

test('R020 a passed age gate is remembered for an hour', () => {
  expect(limits.AGE_COOKIE_SECONDS).toBe(3_600)
})

test('R296 R322 a page reloads itself once a minute at most and prefetches after two seconds', () => {
  expect(limits).toMatchObject({ CHUNK_RELOAD_MS: 60_000, PREFETCH_IDLE_MS: 2_000 })
})

test('R312 what is shown of long texts is 75, 20, 16 and 127 characters', () => {
  expect(limits).toMatchObject({
    HEADING_MAX_SHOWN: 75,
    LOCALITY_MAX_SHOWN: 20,
    HEADER_NAME_MAX: 16,
    REPORT_CONTENT_MAX: 127,
  })
})
