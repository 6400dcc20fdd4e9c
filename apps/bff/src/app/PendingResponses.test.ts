import { EventEmitter } from 'node:events'
import type { ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { beforeEach, expect, test, vi } from 'vitest'
import { PendingResponses } from './PendingResponses.ts'

beforeEach(() => {
  vi.useFakeTimers()
  return () => vi.useRealTimers()
})

const connection = () => {
  const stalled = { bytesWritten: 500_000, writableLength: 400_000, destroy: vi.fn() }
  const socket = Object.assign(new EventEmitter(), stalled)
  const response = new EventEmitter()
  const answers = new PendingResponses()
  answers.watch()
  answers.add(socket as never as Socket, response as ServerResponse)
  return { socket, response, answers }
}

test('who takes nothing of an answer is cut off within 20 s', () => {
  const { socket } = connection()
  vi.advanceTimersByTime(10_000)
  expect(socket.destroy).not.toHaveBeenCalled()
  vi.advanceTimersByTime(10_000)
  expect(socket.destroy).toHaveBeenCalled()
})

test('a few bytes now and then count as nothing', () => {
  const { socket } = connection()
  for (let i = 0; i < 25; i++) {
    socket.writableLength -= 100
    vi.advanceTimersByTime(1000)
  }
  expect(socket.destroy).toHaveBeenCalled()
})

test('a slow phone gets its answer to the end', () => {
  const { socket } = connection()
  while (socket.writableLength > 0) {
    socket.writableLength = Math.max(0, socket.writableLength - 2000)
    vi.advanceTimersByTime(1000)
  }
  expect(socket.destroy).not.toHaveBeenCalled()
})

test('a connection whose answer waits for an upstream, or has ended, is left alone', () => {
  const { socket, response, answers } = connection()
  response.emit('close')
  expect(answers.some(socket as never as Socket, () => true)).toBe(false)
  vi.advanceTimersByTime(60_000)
  expect(socket.destroy).not.toHaveBeenCalled()

  const waiting = connection()
  waiting.socket.writableLength = 0
  vi.advanceTimersByTime(60_000)
  expect(waiting.socket.destroy).not.toHaveBeenCalled()
})
