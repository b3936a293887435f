import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PlatformError } from '@/lib/platform/error';
import { PLATFORM_METHODS, type PlatformMethodName } from '@/lib/platform/names';
import type { PlatformMethod } from '@/lib/platform/method';
import { getInfo } from '@/lib/session/api';
import { createSandbox, type Sandbox } from '@/sandbox/index';
import { liveCode } from '@/sandbox/world/codes';
import { definedMethods } from '../support/defined-methods';
import { differences } from '../support/differences';
import { control, createVisitor } from '../support/sandbox-visitor';
import { accountWrites } from '@/tests/contract/calls/account-writes';
import { guestReads } from '@/tests/contract/calls/guest-reads';
import { UNSENT } from '@/scripts/lib/doctor/examine-methods';
import { playWrites } from '@/tests/contract/calls/play-writes';
import { playerReads } from '@/tests/contract/calls/player-reads';
import { ownCalls, type Scene } from './own-calls';

/** The doctor's calls, some of them replaced. */
const METHOD_CALLS: Record<PlatformMethodName, (scene: Scene) => Promise<unknown>> = {
  ...guestReads,
  ...playerReads,
  ...accountWrites,
  ...playWrites,
  ...ownCalls,
};

const DEMO = { login: 'demo@example.com', password: 'Demo1234', uid: 1001 };
const NAMES = Object.keys(PLATFORM_METHODS) as PlatformMethodName[];
const READS = NAMES.filter((name) => PLATFORM_METHODS[name] === 'GET' && name !== 'auth.logout');
const ACTIONS = NAMES.filter((name) => !READS.includes(name));
/** Methods that guests may call as well. */
const OPEN_TO_GUESTS = [
  ...Object.keys(guestReads),
  'account.changelocale',
  'account.confirmContact',
  'account.getInfo',
  'account.unsubscribe',
  'auth.login',
  'auth.register',
  'auth.restore',
  'campaigns.checkPromocode',
  'events.handle',
  'popups.get',
  'Support.sendFeedback',
  'tournaments.get',
];

let sandbox: Sandbox;
let methods: PlatformMethod<object, unknown>[];
/** Body of the newest response. */
let newest: unknown;

beforeAll(async () => {
  sandbox = createSandbox({ database: ':memory:', isControlEnabled: true });
  methods = await definedMethods();
});
afterAll(() => sandbox.close());

async function newScene(): Promise<Scene> {
  await control(sandbox, 'reset');
  await control(sandbox, 'player', { login: 'fresh@example.com', password: 'Secret12', balance: 100 });
  const onResponse = ({ body }: { body: unknown }) => {
    newest = body;
  };
  const [guest, player, fresh] = [
    createVisitor(sandbox, { onResponse }),
    createVisitor(sandbox, { onResponse }),
    createVisitor(sandbox, { onResponse }),
  ];
  await player.signIn(DEMO.login, DEMO.password);
  await fresh.signIn('fresh@example.com', 'Secret12');
  const { uid } = await fresh.call(getInfo, {});
  const code: Scene['code'] = (purpose, target) =>
    liveCode(sandbox.world, purpose === 'two_factor' ? uid : DEMO.uid, purpose, target)?.code ?? '';
  return { guest, player, fresh, code, login: DEMO.login, password: DEMO.password, unique: '1' };
}

async function changes(name: PlatformMethodName, scene: Scene): Promise<string[]> {
  const output = await METHOD_CALLS[name](scene);
  expect(newest).toMatchObject({ error: null });
  return differences((newest as { data: unknown }).data, output);
}

describe('the table of methods', () => {
  it('R-API-21: every method of the platform is defined once, in the wire’s spelling', () => {
    expect(methods.map(({ name }) => name).sort()).toEqual([...NAMES].sort());
  });
});

describe('what a read returns comes through whole', () => {
  let scene: Scene;
  beforeAll(async () => {
    scene = await newScene();
  });

  it.each(READS)('%s', async (name) => {
    const left = (await changes(name, scene)).filter(
      (change) => !UNSENT[name]?.test(change.replace(': not sent', '')),
    );
    expect(left).toEqual([]);
  });
});

describe('an action is done and says so', () => {
  it.each(ACTIONS)('%s', async (name) => {
    expect(await changes(name, await newScene())).toEqual([]);
    const { data } = newest as { data: Record<string, unknown> };
    expect(data.result ?? 1).toBe(1);
  });
});

describe('a guest', () => {
  beforeAll(() => control(sandbox, 'reset'));

  it('gets AuthorizationException from every players’ method, and from no other', async () => {
    const refused: string[] = [];
    for (const method of methods) {
      const error = await createVisitor(sandbox)
        .call(method, {})
        .then(
          () => null,
          (reason: unknown) => reason,
        );
      const isRefused =
        error instanceof PlatformError &&
        error.type === 'AuthorizationException' &&
        error.message === 'Authorization required';
      if (isRefused) refused.push(method.name);
    }
    const expected = NAMES.filter((name) => !OPEN_TO_GUESTS.includes(name));
    expect(refused.sort()).toEqual(expected.sort());
  });
});
