/* oxlint-disable no-console -- the console is what is tested */
import { AsyncLocalStorage } from 'node:async_hooks';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { logNextErrors } from './next-errors.mjs';
import { shared } from './shared-state.mjs';

const original = console.error;
const print = vi.fn();
let written = '';

beforeEach(() => {
  written = '';
  print.mockReset();
  console.error = print;
  vi.stubEnv('LOG_LEVEL', 'warn');
  vi.spyOn(process.stderr, 'write').mockImplementation((text) => {
    written += String(text);
    return true;
  });
  logNextErrors();
});
afterEach(() => {
  console.error = original;
  vi.unstubAllEnvs();
  delete shared.requestScope;
});

it('an error that Next.js caught is one line with the id of its request and without its message', () => {
  const details = { name: 'PlatformError', type: 'NotFoundException', digest: 'platform:NotFoundException' };
  const error = Object.assign(new Error('User anna@example.com\nwas not found'), details);
  shared.requestScope = new AsyncLocalStorage();
  shared.requestScope.run({ id: 'id-of-request' }, () => console.error('\u001B[31m⨯\u001B[39m', error));
  expect(written.match(/\n/g)).toHaveLength(1);
  expect(JSON.parse(written)).toMatchObject({
    level: 'error',
    event: 'next-error',
    request: 'id-of-request',
    name: 'PlatformError',
    reason: 'NotFoundException',
    digest: 'platform:NotFoundException',
    said: '⨯',
    at: expect.stringContaining('next-errors.test.ts'),
  });
  expect(written).not.toMatch(/anna|was not found/);
  expect(print).not.toHaveBeenCalled();
});

it('LOG_LEVEL=silent is kept', () => {
  vi.stubEnv('LOG_LEVEL', 'silent');
  console.error(new TypeError('anna@example.com'));
  expect(written).toBe('');
});

it('what is not an error is printed as it is', () => {
  console.error('PLATFORM_URL is missing');
  expect(print).toHaveBeenCalledWith('PLATFORM_URL is missing');
  expect(written).toBe('');
});
