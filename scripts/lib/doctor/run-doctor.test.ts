import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { COLLECTIONS } from '@/lib/content/collections';
import { PLATFORM_METHODS, type PlatformMethodName } from '@/lib/platform/names';
import { createSandbox, type Sandbox } from '@/sandbox/index';
import { control } from '@/tests/support/sandbox-visitor';
import { READS, WRITES } from './examine-methods';
import type { Finding } from './finding';
import { readOptions } from './options';
import { runDoctor, type Fetch } from './run-doctor';
import { tableOf } from './table';

const ADDRESSES = ['--platform', 'http://platform.test', '--content', 'http://content.test'];
const ACCOUNT = ['--login', 'demo@example.com', '--password', 'Demo1234'];

let sandbox: Sandbox;
beforeAll(() => {
  sandbox = createSandbox({ database: ':memory:', isControlEnabled: true, contentToken: 'known-token' });
});
afterEach(() => control(sandbox, 'reset'));
afterAll(() => sandbox.close());

const world: Fetch = (request) =>
  new URL(request.url).hostname === 'platform.test'
    ? sandbox.platform.fetch(request)
    : sandbox.content.fetch(request);

const examine = (more: readonly string[] = ACCOUNT, fetchSide: Fetch = world) =>
  runDoctor(readOptions([...ADDRESSES, '--token', 'known-token', ...more], {}), fetchSide);

const fault = (strike: Record<string, unknown>) =>
  control(sandbox, 'fault', { side: 'platform', kind: 'status', ...strike });

async function findingOf(name: string, ...args: Parameters<typeof examine>): Promise<Finding> {
  const found = (await examine(...args)).findings.find((finding) => finding.name === name);
  if (found === undefined) throw new Error(`No finding of ${name}`);
  return found;
}

it('knows a call for every method of the platform, and none twice', () => {
  const called = [...Object.keys(READS), ...Object.keys(WRITES)];
  expect(called.sort()).toEqual(Object.keys(PLATFORM_METHODS).sort());
});

it('never calls what changes something among the reads', () => {
  const posts = (Object.keys(READS) as PlatformMethodName[]).filter(
    (name) => PLATFORM_METHODS[name] !== 'GET',
  );
  expect(posts).toEqual([]);
});

describe('on the sandbox', () => {
  it('everything fits: exit code 0, with a row for every method and for every collection in both languages', async () => {
    const { findings, obstacles, exitCode } = await examine();
    const reads = findings.filter(({ name, side }) => side === 'content' || Object.hasOwn(READS, name));
    expect(reads.filter(({ state }) => state !== 'fits')).toEqual([]);
    expect(obstacles).toEqual([]);
    expect(exitCode).toBe(0);
    expect(findings.filter(({ side }) => side === 'platform')).toHaveLength(
      Object.keys(PLATFORM_METHODS).length,
    );
    expect(findings.filter(({ side }) => side === 'content')).toHaveLength(
      2 * Object.keys(COLLECTIONS).length,
    );
  });

  it('changes nothing without --write', async () => {
    const verbs: string[] = [];
    await examine(ACCOUNT, (request) => {
      verbs.push(`${request.method} ${new URL(request.url).pathname}`);
      return world(request);
    });
    expect(verbs.filter((verb) => !verb.startsWith('GET'))).toEqual(['POST /api/auth.login']);
    expect(verbs).not.toContain('GET /api/auth.logout');
  });

  it('without an account leaves out the players’ methods and says so', async () => {
    const { state, details } = await findingOf('cashier.gethistory', []);
    expect({ state, details }).toEqual({ state: 'skipped', details: ['needs --login and --password'] });
    expect((await examine([])).exitCode).toBe(0);
  });

  it.each(['tournaments.get', 'account.getInfo'])(
    'without an account examines %s, which the product calls for guests too',
    async (target) => {
      expect(await findingOf(target, [])).toMatchObject({ state: 'fits', details: [] });
      await fault({ target, status: 500 });
      expect((await examine([])).exitCode).toBe(1);
    },
  );

  it('with --write calls the others too; a refusal of the contract is no fault', async () => {
    const { findings, exitCode } = await examine([...ACCOUNT, '--write']);
    expect(findings.filter(({ state }) => ['differs', 'fails', 'silent'].includes(state))).toEqual([]);
    expect(exitCode).toBe(0);
    const states = Object.fromEntries(findings.map(({ name, state }) => [name, state]));
    expect(states).toMatchObject({
      'cashier.makedeposit': 'fits',
      'games.addLike': 'fits',
      'campaigns.checkPromocode': 'refused',
      'auth.logout': 'fits',
    });
  });
});

describe('a fault', () => {
  it.each([
    ['garbage', {}, 'fails'],
    ['html', {}, 'fails'],
    ['status', { status: 500 }, 'fails'],
    ['exception', { type: 'InternalServerErrorException' }, 'fails'],
    ['drop-after', {}, 'silent'],
  ] as const)('%s is found, with the pages that suffer: exit code 1', async (kind, more, state) => {
    await fault({ kind, target: 'banners.get', ...more });
    const examination = await examine();
    expect(examination.exitCode).toBe(1);
    const bad = examination.findings.filter((finding) => !['fits', 'skipped'].includes(finding.state));
    expect(bad).toMatchObject([{ name: 'banners.get', state, pages: '/' }]);
    expect(tableOf(examination)).toContain('seen on /: the block is left out; the rest of the page works');
  });

  it('maintenance of the platform is described as what visitors see', async () => {
    const target = 'metadata.getgeneralinfo';
    await fault({ kind: 'exception', target, type: 'ApplicationDisabledException', status: 503 });
    expect(await findingOf(target, [])).toMatchObject({
      state: 'fails',
      look: 'the maintenance page, with HTTP 503',
    });
  });

  it('of the content system is found in the language it affects', async () => {
    await fault({ side: 'content', kind: 'status', target: 'common', status: 500, times: 1 });
    expect(await findingOf('common en', [])).toMatchObject({ state: 'fails', httpStatus: 500 });
  });

  it('a redirect is not followed, as the product follows none', async () => {
    const redirecting: Fetch = (request) => {
      if (request.redirect === 'follow') return world(request);
      const location = request.url.replace('http:', 'https:');
      return Promise.resolve(new Response(null, { status: 301, headers: { location } }));
    };
    const details = (origin: string) => [`redirects to https://${origin}: use that address`];
    expect(await findingOf('games.get', [], redirecting)).toMatchObject({
      state: 'fails',
      httpStatus: 301,
      details: details('platform.test/api/games.get'),
    });
    expect(await findingOf('common en', [], redirecting)).toMatchObject({
      state: 'fails',
      httpStatus: 301,
      details: details('content.test/api/common'),
    });
  });

  it('a wrong token is reported as such', async () => {
    expect(await findingOf('common fr', ['--token', 'another'])).toMatchObject({
      httpStatus: 401,
      details: ['the token is wrong'],
    });
  });
});

describe('a response of another form', () => {
  /** Responses of one method with modified data. */
  const changed =
    (method: string, change: (data: Record<string, unknown>) => unknown): Fetch =>
    async (request) => {
      const response = await world(request);
      if (!request.url.includes(`/api/${method}?`)) return response;
      const { data } = (await response.json()) as { data: Record<string, unknown> };
      return Response.json({ data: change(data), error: null });
    };

  it('a missing key is named', async () => {
    const fetchSide = changed('account.getDepositLimit', ({ period: _, ...rest }) => rest);
    expect(await findingOf('account.getDepositLimit', ACCOUNT, fetchSide)).toMatchObject({
      state: 'differs',
      details: ['period is missing'],
    });
  });

  it('a value of another type: what was expected and what came, without a player’s value', async () => {
    const fetchSide = changed('account.getprofileinfo', (data) => ({
      ...data,
      first_name: { secret: 'Ann' },
    }));
    const finding = await findingOf('account.getprofileinfo', ACCOUNT, fetchSide);
    expect(finding).toMatchObject({
      state: 'differs',
      details: ['first_name: expected a text, got an object'],
      look: 'the fields named are empty or have their defaults; the rest is shown',
    });
  });

  it('a value of a guest response is shown', async () => {
    const fetchSide = changed('tournaments.get', ({ items, ...rest }) => ({
      ...rest,
      items: (items as object[]).map((item) => ({ ...item, finished_at: 'soon' })),
    }));
    expect((await findingOf('tournaments.get', ACCOUNT, fetchSide)).details[0]).toMatch(
      /^items\[\]\.finished_at: expected a time, got a text \(\d+ times\)$/,
    );
    const ofGuests = changed('Jackpots.get', ({ items, ...rest }) => ({
      ...rest,
      items: (items as object[]).slice(0, 1).map((item) => ({ ...item, description: 'Grand' })),
    }));
    expect((await findingOf('Jackpots.get', [], ofGuests)).details).toEqual([
      'items[].description: expected an object, got a text, "Grand"',
    ]);
  });

  const oneGame = (game: object) =>
    changed('games.get', () => ({
      items: [
        {
          sysname: 'book-of-sun',
          name: 'Book 1',
          image_url: null,
          description: null,
          provider: 'sun',
          type: 'slot',
          has_demo: true,
          ...game,
        },
      ],
      total: 1,
      page_size: 15,
    }));

  it('a game’s name may be overridden by its description, as the contract allows', async () => {
    const fetchSide = oneGame({ description: { name: 'Book of Sun', img_288_192: null } });
    expect(await findingOf('games.get', [], fetchSide)).toMatchObject({ state: 'fits', details: [] });
  });

  it('forms the contract allows are no differences: a flag as 1, a time as seconds, a text with blanks', async () => {
    expect(await findingOf('games.get', [], oneGame({ has_demo: 1, name: 'Book  of Sun ' }))).toMatchObject({
      state: 'fits',
    });
    const seconds = changed('Jackpots.getWinners', ({ items, ...rest }) => ({
      ...rest,
      items: (items as object[]).map((item) => ({ ...item, created_at: 1_760_000_000 })),
    }));
    expect(await findingOf('Jackpots.getWinners', [], seconds)).toMatchObject({ state: 'fits' });
  });

  it('entries that cannot be read are counted', async () => {
    const fetchSide = changed('games.getCategories', () => ({
      items: [{ id: 1, name: 'Slots' }, { name: 'Roulette' }],
    }));
    expect((await findingOf('games.getCategories', [], fetchSide)).details).toEqual([
      'items has 2 entries, 1 can be read',
      'total is missing',
    ]);
  });

  it('a record without any field of its collection is found, which the product refuses', async () => {
    const fetchSide: Fetch = async (request) =>
      request.url.includes('/api/common?locale=en')
        ? Response.json({ data: { id: 1, attributes: { site_name: 'Casino' } }, meta: {} })
        : world(request);
    expect(await findingOf('common en', [], fetchSide)).toMatchObject({
      state: 'fails',
      details: ['the record has no field of this collection'],
    });
  });

  it('a field of a collection of another type is named', async () => {
    const fetchSide: Fetch = async (request) =>
      request.url.includes('/api/common?locale=en')
        ? Response.json({ data: { id: 1, attributes: { siteName: 12 } }, meta: {} })
        : world(request);
    expect(await findingOf('common en', [], fetchSide)).toMatchObject({
      state: 'differs',
      details: ['siteName: expected a text, got a number, 12'],
    });
  });
});

describe('a missing entry', () => {
  it('is not listed with the consequence of a failed response', async () => {
    const fetchSide: Fetch = async (request) => {
      const response = await world(request);
      if (!request.url.includes('/api/games.get?')) return response;
      const { data } = (await response.json()) as { data: { items: object[] } };
      return Response.json({
        data: { ...data, items: [{ name: 'No sysname' }, ...data.items] },
        error: null,
      });
    };
    expect(await findingOf('games.get', [], fetchSide)).toMatchObject({
      state: 'differs',
      look: 'entries that cannot be read are left out; the rest is shown',
    });
  });
});

describe('what cannot be examined', () => {
  it('a side that does not respond: exit code 2', async () => {
    const { exitCode, obstacles } = await examine([], () => Promise.reject(new TypeError('refused')));
    expect(exitCode).toBe(2);
    expect(obstacles).toEqual([
      'The platform does not respond at http://platform.test.',
      'The content system does not respond at http://content.test.',
    ]);
  });

  it('an account that cannot sign in: exit code 2, the guest’s methods are examined', async () => {
    const { exitCode, findings } = await examine(['--login', 'demo@example.com', '--password', 'wrong']);
    expect(exitCode).toBe(2);
    expect(findings.find(({ name }) => name === 'games.get')?.state).toBe('fits');
  });
});

describe('options', () => {
  it.each([
    [[], '--platform, --content or both must be given'],
    [['--platform', 'platform.test'], '--platform must be an http or https address'],
    [['--content', 'http://c.test/cms'], '--content must be an origin, without a path'],
    [['--content', 'http://c.test', '--login', 'ann'], '--login and --password belong together'],
    [['--content', 'http://c.test', '--write'], '--write needs --login and --password of a test account'],
    [['--content', 'http://c.test', '--loud'], "Unknown option '--loud'"],
  ])('%j is refused with a sentence', (args, sentence) => {
    expect(() => readOptions(args, {})).toThrow(sentence);
  });

  it('takes addresses and token from the product’s own variables', () => {
    const env = { PLATFORM_URL: 'http://p.test/', CONTENT_URL: 'http://c.test', CONTENT_TOKEN: 'token' };
    expect(readOptions([], env)).toMatchObject({
      platform: 'http://p.test',
      content: 'http://c.test',
      token: 'token',
    });
  });

  it('an empty variable counts as unset', () => {
    expect(readOptions(ADDRESSES, { SITE_URL: '' }).site).toBe('http://localhost:3000');
  });
});
