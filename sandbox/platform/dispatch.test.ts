import { beforeAll, describe, expect, it } from 'vitest';
import { PLATFORM_METHODS } from '@/lib/platform/names';
import type { World } from '../world/world';
import { dispatch } from './dispatch';
import { ALL_METHODS } from './method-table';
import { TestVisitor, testWorld } from './test-player';

let world: World;

beforeAll(() => {
  ({ world } = testWorld());
});

const NAMES = Object.entries(ALL_METHODS).map(([name, { verb, isForPlayers }]) => ({
  name,
  verb,
  isForPlayers,
}));

describe('method table', () => {
  it('has the methods that the product may call, each by its verb', () => {
    const verbs = Object.fromEntries(NAMES.map(({ name, verb }) => [name, verb]));
    expect(verbs).toEqual(PLATFORM_METHODS);
  });

  it.each(NAMES.filter(({ isForPlayers }) => isForPlayers))(
    '$name refuses a guest with 200 AuthorizationException',
    async ({ name, verb }) => {
      const guest = new TestVisitor(world);
      const response = verb === 'GET' ? await guest.get(name) : await guest.post(name);
      expect(response).toMatchObject({ status: 200, data: null, error: { type: 'AuthorizationException' } });
    },
  );

  it.each(NAMES)('$name refuses the other verb', async ({ name, verb }) => {
    const guest = new TestVisitor(world);
    const response = verb === 'GET' ? await guest.post(name) : await guest.get(name);
    expect(response).toMatchObject({ status: 200, data: null, error: { type: 'InvalidRequestException' } });
  });

  it.each(NAMES.filter(({ verb }) => verb === 'GET'))(
    '$name returns the demo player an envelope without a fault of its own',
    async ({ name }) => {
      const player = new TestVisitor(world);
      player.sid = await demoSid();
      const response = await player.get(name);
      expect(response.status, response.error?.message).toBe(200);
    },
  );
});

let sid: string | null = null;

async function demoSid(): Promise<string | null> {
  if (sid !== null && sid !== '') {
    const probe = new TestVisitor(world);
    probe.sid = sid;
    if ((await probe.get('account.getInfo')).data.uid === 1001) return sid;
  }
  const player = new TestVisitor(world);
  await player.login();
  sid = player.sid;
  return sid;
}

describe('dispatch', () => {
  it('matches names without regard to case', async () => {
    const response = await new TestVisitor(world).get('ACCOUNT.getinfo');
    expect(response.data.uid).toBe(0);
  });

  it('responds to an unknown method with 404 MethodNotFoundException', async () => {
    const response = await new TestVisitor(world).get('account.nothing');
    expect(response).toMatchObject({ status: 404, error: { type: 'MethodNotFoundException' } });
  });

  it('tolerates a call without v and locale', async () => {
    const response = await dispatch(
      world,
      new Request('http://platform.test/api/metadata.get'),
      'metadata.get',
    );
    expect(response.headers.get('Content-Type')).toBe('application/json');
    expect(await response.json()).toMatchObject({ error: null });
  });

  it('responds to a body it cannot read with InvalidRequestException', async () => {
    const request = new Request('http://platform.test/api/auth.login', {
      method: 'POST',
      body: 'not multipart',
      headers: { 'Content-Type': 'multipart/form-data; boundary=x' },
    });
    const response = await dispatch(world, request, 'auth.login');
    expect(await response.json()).toMatchObject({ error: { type: 'InvalidRequestException' } });
  });
});

describe('small methods', () => {
  it('list at least 40 countries with calling codes, in the language of the call', async () => {
    const { data } = await new TestVisitor(world).get('metadata.get', { locale: 'fr' });
    const countries = data.countries as { code: string; name: string; phone_country_code: string }[];
    expect(countries.length).toBeGreaterThanOrEqual(40);
    expect(countries.find(({ code }) => code === 'DE')).toEqual({
      code: 'DE',
      name: 'Allemagne',
      phone_country_code: '49',
    });
  });

  it('keep texts per player and refuse a full store', async () => {
    const player = new TestVisitor(world);
    await player.login();
    await player.post('storage.set', { key: 'already_seen_cashback_id', value: '41' });
    expect((await player.get('storage.get', { key: 'already_seen_cashback_id' })).data.value).toBe('41');
    expect((await player.get('storage.get', { key: 'other' })).data.value).toBeNull();
    const full = await player.post('storage.set', { key: 'big', value: 'x'.repeat(5000) });
    expect(full.error?.type).toBe('StorageQuotaExceededException');
  });

  it('give a verification token whose payload carries the address of the sandbox', async () => {
    const player = new TestVisitor(world);
    await player.login();
    const { data } = await player.post('sumsub.getAccessToken');
    const [, payload = ''] = String(data.token).replace('_act-sbx-jwt-', '').split('.');
    expect(JSON.parse(atob(payload))).toMatchObject({ url: 'http://platform.test', sub: '1001' });
  });

  it('give no chat and no identity to a guest', async () => {
    expect((await new TestVisitor(world).get('support.getsettings')).data).toEqual({
      kind: null,
      config: {},
      identity: null,
    });
  });
});
