import { expect, it } from 'vitest';
import { newestOf } from './node-releases.mjs';

it.each([
  ['["20.19.9","20.19.10","20.19.2"]', '20.19.10'],
  ['"26.10.0"', '26.10.0'],
  ['["24.9.0","24.10.0-rc.1"]', '24.9.0'],
  ['[]', null],
  ['', null],
  ['{"error":{"code":"E404"}}', null],
  ['npm error network', null],
])('the newest release in %j is %j', (printed, expected) => {
  expect(newestOf(printed)).toBe(expected);
});
