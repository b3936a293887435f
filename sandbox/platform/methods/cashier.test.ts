import { beforeEach, describe, expect, it } from 'vitest';
import type { Clock } from '../../world/clock';
import { settlePayment } from '../../world/payments';
import type { World } from '../../world/world';
import { fieldCode, TestVisitor, testWorld } from '../test-player';

let world: World;
let clock: Clock;
let player: TestVisitor;

const SITE = { headers: { 'X-Forwarded-Host': 'casino.test', 'X-Forwarded-Proto': 'https' } };
const CARD = {
  method: 'card',
  amount: '50',
  requisites: '{"card_number":"4242 4242 4242 4242","card_holder":"Camille Laurent"}',
};
const VOUCHER = { method: 'voucher', amount: '50' };

beforeEach(async () => {
  ({ world, clock } = testWorld());
  player = new TestVisitor(world);
  await player.login();
});

async function mainBalance(): Promise<unknown> {
  return ((await player.get('account.getBalance')).data.balance_main as { amount: number }).amount;
}

async function depositStatus(id: unknown): Promise<unknown> {
  return (await player.get('cashier.getdepositinfo', { id: String(id) })).data.status;
}

describe('deposits', () => {
  it('offers six methods with limits and fields, and banks for the transfer', async () => {
    const { data } = await player.get('cashier.getdepositsettings', { locale: 'fr' });
    const methods = data.methods as { sysname: string; name: string; fields: { label: string }[] }[];
    expect(methods.map(({ sysname }) => sysname)).toEqual([
      'card',
      'bank',
      'wallet',
      'crypto',
      'voucher',
      'mobile',
    ]);
    expect(methods[0]).toMatchObject({
      name: 'Carte bancaire',
      currency: 'EUR',
      min_amount: 10,
      max_amount: 5000,
      fee_percent: 0,
    });
    expect(methods[0]?.fields[0]).toEqual({
      name: 'card_number',
      type: 'cardNumber',
      label: 'Numéro de carte',
      is_optional: false,
      mask: '#### #### #### ####',
      pattern: null,
      options: null,
    });
    expect((await player.get('cashier.getbanks', { method: 'bank' })).data.total).toBe(8);
  });

  it('leads a card deposit to the payment page on the site itself', async () => {
    const { data } = await player.post('cashier.makedeposit', { ...CARD, campaign_offer_id: 'null' }, SITE);
    expect(data).toMatchObject({ status: 'pending' });
    expect(data.redirect).toEqual({
      url: `https://casino.test/platform/pay/${String(data.id)}`,
      method: 'GET',
      target: 'self',
      fields: { token: expect.stringMatching(/^[0-9a-f]{32}$/), locale: 'en' },
    });
    expect((await player.get('cashier.getdepositinfo', { id: String(data.id) })).data).toMatchObject({
      requisites: '**** 4242',
      type: 'deposit',
      amount: { amount: 50, currency: 'EUR' },
      domain: 'casino.test',
    });
  });

  it.each([
    ['bank', '{"bank_id":"3"}', { method: 'POST', target: 'self' }],
    ['wallet', '{"wallet_email":"me@example.com"}', { method: 'GET', target: 'new_window' }],
    ['mobile', '{"phone":"+33612345678"}', { method: 'GET', target: 'mobile' }],
    ['crypto', '{"network":"btc"}', null],
  ])('gives the %s method its own next step', async (method, requisites, redirect) => {
    const { data } = await player.post('cashier.makedeposit', { method, amount: '40', requisites });
    expect(data.status).toBe('pending');
    if (redirect === null) expect(data.redirect).toBeNull();
    else expect(data.redirect).toMatchObject(redirect);
  });

  it('moves the balance once, however often the payment side reports', async () => {
    const { data } = await player.post('cashier.makedeposit', CARD);
    expect(await mainBalance()).toBe(1250.5);
    expect(settlePayment(world, Number(data.id), 'success')).toBe(true);
    expect(settlePayment(world, Number(data.id), 'success')).toBe(false);
    expect(settlePayment(world, Number(data.id), 'declined')).toBe(false);
    expect(await mainBalance()).toBe(1300.5);
    expect(await depositStatus(data.id)).toBe('success');
  });

  it('pays a crypto deposit by itself after 45 seconds', async () => {
    const { data } = await player.post('cashier.makedeposit', {
      method: 'crypto',
      amount: '40',
      requisites: '{"network":"eth"}',
    });
    clock.advance(44_000);
    expect(await depositStatus(data.id)).toBe('pending');
    clock.advance(1_000);
    expect(await mainBalance()).toBe(1290.5);
  });

  it('decides a voucher at once', async () => {
    const good = { ...VOUCHER, requisites: '{"voucher_code":"1234 5678 9012 3456"}' };
    const bad = { ...VOUCHER, requisites: '{"voucher_code":"0234 5678 9012 3456"}' };
    expect((await player.post('cashier.makedeposit', good)).data).toMatchObject({
      status: 'success',
      redirect: null,
    });
    expect((await player.post('cashier.makedeposit', bad)).data).toMatchObject({
      status: 'declined',
      redirect: null,
    });
    expect(await mainBalance()).toBe(1300.5);
  });

  it.each([
    ['method', 'invalid', { ...CARD, method: 'cheque' }],
    ['amount', 'required', { ...CARD, amount: 'null' }],
    ['amount', 'invalid', { ...CARD, amount: '5e3' }],
    ['amount', 'invalid', { ...CARD, amount: '50.005' }],
    ['amount', 'min', { ...CARD, amount: '9.99' }],
    ['amount', 'max', { ...CARD, amount: '5000.01' }],
    ['card_holder', 'required', { ...CARD, requisites: '{"card_number":"4242424242424242"}' }],
    ['card_number', 'invalid', { ...CARD, requisites: '{"card_number":"12","card_holder":"A B"}' }],
    ['requisites', 'invalid', { ...CARD, requisites: '[1]' }],
    ['campaign_offer_id', 'not_found', { ...CARD, campaign_offer_id: '999' }],
    [
      'campaign_offer_id',
      'excluded_method',
      { ...VOUCHER, requisites: '{"voucher_code":"1234567890123456"}', campaign_offer_id: '13' },
    ],
  ])('refuses error_data.%s = %s', async (field, code, fields) => {
    expect(fieldCode(await player.post('cashier.makedeposit', fields), field)).toBe(code);
  });

  it('stops at the deposit limit', async () => {
    const response = await player.post('cashier.makedeposit', { ...CARD, amount: '1900.01' });
    expect(response.error?.type).toBe('BillingDepositLimitExceededException');
    expect((await player.post('cashier.makedeposit', { ...CARD, amount: '1900' })).error).toBeNull();
  });

  it('gives the bonus of the chosen offer when the deposit is paid', async () => {
    const { data } = await player.post('cashier.makedeposit', { ...CARD, campaign_offer_id: '12' });
    settlePayment(world, Number(data.id), 'success');
    const bonuses = (await player.get('bonuses.get', { status: 'available', count: '20' })).data.items as {
      description: unknown;
    }[];
    expect(bonuses[0]?.description).toMatchObject({
      title: 'Reload bonus',
      amount: { amount: 25, currency: 'EUR' },
    });
  });
});

describe('withdrawals', () => {
  const CASH_OUT = { ...CARD, amount: '100' };

  it('takes the money at once, and a cancelled one brings it back, once', async () => {
    const { data } = await player.post('cashier.makewithdrawal', CASH_OUT);
    expect(data.status).toBe('pending');
    expect(await mainBalance()).toBe(1150.5);
    expect((await player.post('cashier.cancelwithdrawal', { id: String(data.id) })).data).toEqual({
      result: 1,
    });
    expect(await mainBalance()).toBe(1250.5);
    expect(fieldCode(await player.post('cashier.cancelwithdrawal', { id: String(data.id) }), 'id')).toBe(
      'not_pending',
    );
    expect(await mainBalance()).toBe(1250.5);
  });

  it('refuses more than the balance and more than the daily limit', async () => {
    expect(
      fieldCode(await player.post('cashier.makewithdrawal', { ...CASH_OUT, amount: '2000' }), 'amount'),
    ).toBe('insufficient_funds');
    const rich = {
      ...CASH_OUT,
      method: 'bank',
      amount: '4990',
      requisites: '{"bank_id":"1","iban":"FR7630006000011234567890189","account_holder":"C L"}',
    };
    expect((await player.post('cashier.makewithdrawal', rich)).error?.type).toBe(
      'WithdrawalLimitsPeriodExceededException',
    );
  });

  it('cannot cancel the withdrawal of somebody else', async () => {
    const { data } = await player.post('cashier.makewithdrawal', CASH_OUT);
    const other = new TestVisitor(world);
    await other.login('poor@example.com');
    expect(fieldCode(await other.post('cashier.cancelwithdrawal', { id: String(data.id) }), 'id')).toBe(
      'not_found',
    );
  });

  it('offers four methods and what can be taken out', async () => {
    const { data } = await player.get('cashier.getwithdrawsettings');
    expect(data.methods).toHaveLength(4);
    expect(data.available).toEqual({ amount: 1250.5, currency: 'EUR' });
  });
});

describe('history', () => {
  it('pages by four, newest first, and filters by type and statuses', async () => {
    const first = (await player.get('cashier.gethistory', { type: 'all' })).data;
    expect(first).toMatchObject({ total: 14, page_size: 4 });
    const second = (await player.get('cashier.gethistory', { type: 'all', offset: '4', count: '4' })).data;
    const ids = [...(first.items as { id: number }[]), ...(second.items as { id: number }[])].map(
      ({ id }) => id,
    );
    expect(new Set(ids).size).toBe(8);
    const failed = await player.get('cashier.gethistory', {
      type: 'withdrawal',
      statuses: 'declined,cancelled',
      count: '20',
    });
    expect((failed.data.items as { status: string }[]).map(({ status }) => status)).toEqual([
      'cancelled',
      'declined',
    ]);
  });
});
