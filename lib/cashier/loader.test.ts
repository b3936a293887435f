import { beforeEach, expect, it, vi } from 'vitest';
import { user } from '@/lib/session/schema';
import { serverBackEnds } from '@/tests/support/server-back-ends';
import { loadDepositPage } from './loader';

vi.mock('next/headers', () => ({ headers: () => Promise.resolve(new Headers({ cookie: 'sid=s-1' })) }));
const env = vi.hoisted(() => ({ SITE_URL: 'https://casino.example' }));
vi.mock('@/lib/env/server', () => ({ env }));

const { platform, content } = serverBackEnds(env);
const CARD = {
  sysname: 'card',
  name: 'Card',
  currency: 'EUR',
  min_amount: null,
  max_amount: null,
  fee_percent: null,
  image: null,
};
let methods: object[];

beforeEach(() => {
  platform.mockImplementation((method) =>
    method === 'cashier.getdepositsettings' ? { methods, currency: 'EUR' } : null,
  );
  content.mockReturnValue(null);
});

it('R-CASH-01: the deposit page has the methods from the start', async () => {
  methods = [CARD];
  const { offered } = await loadDepositPage('en', user.parse({ uid: 7 }), null);
  expect(offered?.methods.map(({ sysname }) => sysname)).toEqual(['card']);
});

it('R-CASH-01: without methods the browser reads them, with the code that has the notice’s styles', async () => {
  methods = [];
  const { offered } = await loadDepositPage('en', user.parse({ uid: 7 }), null);
  expect(offered).toBeNull();
});
