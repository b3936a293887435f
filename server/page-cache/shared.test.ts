import { EventEmitter } from 'node:events';
import { expect, it, vi } from 'vitest';
import { sayWhenLost } from './shared.mjs';

const refused = Object.assign(new Error('connect redis://:password@redis.test'), { code: 'ECONNREFUSED' });

it('Redis that goes is said once, and once when it is back, without its address', () => {
  const write = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  const client = new EventEmitter();
  sayWhenLost(client);
  client.emit('ready');
  for (let tries = 0; tries < 5; tries += 1) client.emit('error', refused);
  client.emit('ready');
  client.emit('error', new TypeError('x'));
  expect(write.mock.calls.map(([line]) => JSON.parse(String(line)) as object)).toEqual([
    { time: expect.any(String), level: 'warn', event: 'redis-lost', reason: 'ECONNREFUSED' },
    { time: expect.any(String), level: 'warn', event: 'redis-back' },
    { time: expect.any(String), level: 'warn', event: 'redis-lost', reason: 'TypeError' },
  ]);
});
