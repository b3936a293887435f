import { beforeEach, expect, it, vi } from 'vitest';
import { ContentFailure } from '@/lib/content/failure';
import { PlatformError } from '@/lib/platform/error';
import { logFailedRead, reasonOf } from './failed-read';

const lines = () =>
  vi
    .mocked(process.stderr.write)
    .mock.calls.map(([text]) => JSON.parse(String(text)) as Record<string, unknown>);

beforeEach(() => void vi.spyOn(process.stderr, 'write').mockReturnValue(true));

it('a failed call of either side has one level and says side, what, reason, status and milliseconds', () => {
  const since = performance.now() - 2_500;
  const platform = { side: 'platform', reason: 'timeout', since } as const;
  logFailedRead('platform-read-failed', { method: 'games.get' }, platform);
  logFailedRead(
    'content.failure',
    { collection: 'faq' },
    { side: 'content', reason: 'status', status: 503, since },
  );
  expect(lines()).toMatchObject([
    { level: 'warn', event: 'platform-read-failed', ...platformFields },
    {
      level: 'warn',
      event: 'content.failure',
      side: 'content',
      collection: 'faq',
      reason: 'status',
      status: 503,
    },
  ]);
  for (const { ms } of lines()) expect(ms).toBeGreaterThanOrEqual(2_500);
});

const platformFields = { side: 'platform', method: 'games.get', reason: 'timeout', status: null };

it('the same failure is said once, another reason or status by itself', () => {
  const since = performance.now();
  for (const [reason, status] of [
    ['refused', null],
    ['refused', null],
    ['status', 500],
    ['status', 502],
  ] as const) {
    logFailedRead('content.failure', { collection: 'banners' }, { side: 'content', reason, status, since });
  }
  expect(lines().map(({ reason, status }) => [reason, status])).toEqual([
    ['refused', null],
    ['status', 500],
    ['status', 502],
  ]);
});

/** As `UpstreamFailure` has it, whose file needs an environment. */
const timeout = Object.assign(new Error('timeout: http://platform.test'), { reason: 'timeout' });
const refusal = {
  type: 'InternalServerErrorException',
  method: 'account.getInfo',
  message: 'anna@example.com',
} as const;

it.each([
  [timeout, { reason: 'timeout', status: null }],
  [new ContentFailure('faq', 503, 'status', 0), { reason: 'status', status: 503 }],
  [
    new PlatformError({ ...refusal, httpStatus: 200 }),
    { reason: 'InternalServerErrorException', status: 200 },
  ],
  [new PlatformError({ ...refusal, httpStatus: 0, cause: timeout }), { reason: 'timeout', status: null }],
  [new Error('anna@example.com'), { reason: 'unknown', status: null }],
  ['anna@example.com', { reason: 'unknown', status: null }],
])('names %s by its words, never by its message', (error, named) => {
  expect(reasonOf(error)).toEqual(named);
});
