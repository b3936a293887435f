import { beforeEach, expect, it, vi } from 'vitest';
import { FakeRedis } from './fake-redis.test-support';
import { SharedPurges } from './shared-purges.mjs';
import { SharedStore } from './shared-store.mjs';

const NOW = 1_000_000;
const redis = new FakeRedis();

function instance() {
  const apply = vi.fn();
  return { apply, purges: new SharedPurges(new SharedStore(redis, 'p:'), apply) };
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOW });
  redis.state = 'well';
  redis.isReady = true;
  redis.hashes.clear();
  redis.sent.length = 0;
});

it('a purge reaches another instance by message, once, and not its sender', async () => {
  const [publisher, other] = [instance(), instance()];
  await other.purges.poll();
  await publisher.purges.publish(['_N_T_/layout']);
  for (const { purges } of [publisher, other]) for (const text of redis.sent) purges.receive(text);
  await other.purges.poll();
  expect(other.apply.mock.calls).toEqual([[{ '_N_T_/layout': NOW }, true]]);
  expect(publisher.apply).not.toHaveBeenCalled();
});

it('an instance that missed the message learns of it by the time in Redis', async () => {
  const [publisher, other] = [instance(), instance()];
  await other.purges.poll();
  await publisher.purges.publish(['a']);
  await other.purges.poll();
  expect(other.apply.mock.calls).toEqual([[{ a: NOW }, true]]);
});

it('an instance that starts later knows how old pages may be, and has nothing to forget', async () => {
  await instance().purges.publish(['a']);
  vi.setSystemTime(NOW + 1);
  const later = instance();
  await later.purges.poll();
  expect(later.apply.mock.calls).toEqual([[{ a: NOW }, false]]);
});

it('a message that comes before the times could be read is news', async () => {
  const [publisher, other] = [instance(), instance()];
  await publisher.purges.publish(['a']);
  for (const text of redis.sent) other.purges.receive(text);
  expect(other.apply.mock.calls).toEqual([[{ a: NOW }, true]]);
});

it.each(['full', 'frozen', 'broken'] as const)(
  'a purge while Redis is %s is written when it is well again',
  async (state) => {
    const [publisher, other] = [instance(), instance()];
    await other.purges.poll();
    redis.state = state;
    await publisher.purges.publish(['a']);
    redis.state = 'well';
    redis.isReady = true;
    vi.setSystemTime(NOW + 2_000);
    await publisher.purges.poll();
    await other.purges.poll();
    expect(other.apply.mock.calls).toEqual([[{ a: NOW }, true]]);
  },
);

it.each([
  '',
  '[]',
  'null',
  '{"from":"x"}',
  '{"from":"x","times":{"a":"1"}}',
  '{"from":"x","times":{"a":1e999}}',
])('a message that is none purges nothing: %s', async (text) => {
  const { apply, purges } = instance();
  purges.receive(text);
  expect(apply).not.toHaveBeenCalled();
});
