import { beforeEach, describe, expect, it } from 'vitest';
import type { Clock } from '../../world/clock';
import { liveCode, type CodePurpose } from '../../world/codes';
import type { World } from '../../world/world';
import { fieldCode, TestVisitor, testWorld } from '../test-player';

let world: World;
let clock: Clock;
let player: TestVisitor;

beforeEach(async () => {
  ({ world, clock } = testWorld());
  player = new TestVisitor(world);
  await player.login();
});

const code = (purpose: CodePurpose, target: string) => liveCode(world, 1001, purpose, target)?.code ?? '';

async function contacts(): Promise<Record<string, unknown>[]> {
  const { data } = await player.get('account.getprofileinfo', { fields: 'contacts,document' });
  return data.contacts as Record<string, unknown>[];
}

describe('contacts', () => {
  it('adds a phone, sends a code and confirms it', async () => {
    const added = await player.post('account.addcontact', {
      contact: '6 11 22 33 44',
      phone_country_code: '33',
    });
    expect(added.data).toEqual({ result: 1 });
    const contact = '33611223344';
    const confirmed = await player.post('account.confirmContact', {
      contact,
      code: code('contact', contact),
    });
    expect(confirmed.data).toEqual({ result: 1 });
    expect((await contacts()).at(-1)).toEqual({
      type: 'phone',
      contact,
      is_confirmed: true,
      is_subscribed: false,
      phone_country_code: '33',
    });
  });

  it.each([
    ['a taken address', { contact: 'poor@example.com' }, 'already_exists'],
    ['a wrong address', { contact: 'no address' }, 'invalid'],
    ['nothing', { contact: '' }, 'required'],
  ])('refuses %s with error_data.contact', async (_case, fields, expected) => {
    const response = await player.post('account.addcontact', { ...fields, phone_country_code: 'null' });
    expect(fieldCode(response, 'contact')).toBe(expected);
  });

  it('confirms for a guest who follows the link of an e-mail, and refuses a wrong code', async () => {
    await player.post('account.sendconfirmationtocontact', { contact: '33612345678' });
    const guest = new TestVisitor(world);
    const wrong = await guest.post('account.confirmContact', { contact: '33612345678', code: 'xxxxxx' });
    expect(fieldCode(wrong, 'code')).toBe('invalid');
    const right = await guest.post('account.confirmContact', {
      contact: '+33612345678',
      code: code('contact', '33612345678'),
    });
    expect(right.data).toEqual({ result: 1 });
  });

  it('sends no confirmation to a contact of somebody else', async () => {
    const response = await player.post('account.sendconfirmationtocontact', { contact: 'poor@example.com' });
    expect(fieldCode(response, 'contact')).toBe('not_found');
  });

  it('changes the subscription, and unsubscribes by the link of a newsletter', async () => {
    await player.post('account.changeSubscription', { contact: '33612345678', subscription: '1' });
    expect((await contacts()).map((contact) => contact.is_subscribed)).toEqual([true, true]);
    const guest = new TestVisitor(world);
    for (const contact of ['demo@example.com', '33612345678']) {
      await guest.post('account.unsubscribe', { contact, code: code('unsubscribe', contact) });
    }
    expect((await player.get('account.getInfo')).data.is_subscribed).toBe(false);
  });
});

describe('password and fake name', () => {
  it('changes the password, keeps this session and ends the others', async () => {
    const other = new TestVisitor(world);
    await other.login();
    const fields = { old_password: 'Demo1234', new_password: 'Fresh123', repeat_password: 'Fresh123' };
    expect((await player.post('account.changepassword', fields)).data).toEqual({ result: 1 });
    expect((await player.get('account.getInfo')).data.uid).toBe(1001);
    expect((await other.get('account.getInfo')).data.uid).toBe(0);
    expect((await new TestVisitor(world).login('demo@example.com', 'Fresh123')).error).toBeNull();
  });

  it.each([
    [
      'old_password',
      'invalid',
      { old_password: 'nope', new_password: 'Fresh123', repeat_password: 'Fresh123' },
    ],
    ['new_password', 'min_length', { old_password: 'Demo1234', new_password: 'abc', repeat_password: 'abc' }],
    [
      'repeat_password',
      'not_equal',
      { old_password: 'Demo1234', new_password: 'Fresh123', repeat_password: 'Other123' },
    ],
  ])('refuses error_data.%s = %s', async (field, expected, fields) => {
    expect(fieldCode(await player.post('account.changepassword', fields), field)).toBe(expected);
  });

  it.each([
    ['abc', 'invalid'],
    ['two words', 'invalid'],
    ['CarefulOwl', 'already_exists'],
  ])('refuses the fake name %s as %s', async (fakename, expected) => {
    expect(fieldCode(await player.post('account.changefakename', { fakename }), 'fakename')).toBe(expected);
  });
});

describe('two-factor switch', () => {
  it('takes effect after the code and requires one at the next sign-in', async () => {
    const change = await player.post('account.changeTwoFactorAuth', { two_factor_auth: '1' });
    expect(change.data).toEqual({ result: 1, resend_time: 60 });
    expect((await player.get('account.getInfo')).data.two_factor_auth).toBe(false);
    await player.post('account.confirmTwoFactorAuth', { code: code('two_factor', '1') });
    expect((await player.get('account.getInfo')).data.two_factor_auth).toBe(true);
    expect((await new TestVisitor(world).login()).error?.message).toBe('two_factor_auth is enable');
  });

  it('says how long to wait before another code, and what is wrong with a code', async () => {
    await player.post('account.changeTwoFactorAuth', { two_factor_auth: '1' });
    clock.advance(10_000);
    const again = await player.post('account.changeTwoFactorAuth', { two_factor_auth: '1' });
    expect(again.error).toMatchObject({
      type: 'InvalidParameterException',
      message: 'Resend time is 50',
      error_data: { resend_time: 50 },
    });
    const wrong = await player.post('account.confirmTwoFactorAuth', { code: '12' });
    expect(wrong.error).toMatchObject({
      type: 'InvalidParameterException',
      message: 'the code must contain 6 digits',
    });
    clock.advance(300_000);
    const old = await player.post('account.confirmTwoFactorAuth', { code: code('two_factor', '1') });
    expect(old.error?.message).toBe('Time expired');
  });
});

describe('profile', () => {
  it('saves the fields that were sent and leaves the others', async () => {
    const document = JSON.stringify({ type: 'cpf', number: '12345678901' });
    const saved = await player.post('account.saveProfileInfo', {
      first_name: 'Zoé',
      last_name: '',
      document,
      sex: 'null',
    });
    expect(saved.data).toEqual({ result: 1 });
    const { data } = await player.get('account.getprofileinfo', {}, {});
    expect(data).toMatchObject({
      first_name: 'Zoé',
      last_name: 'Laurent',
      sex: 2,
      country: 'France',
      document: { type: 'cpf', number: '12345678901' },
    });
  });

  it.each([
    ['first_name', 'R2D2'],
    ['birth_date', '2012-01-01'],
    ['birth_date', '1990-02-31'],
    ['sex', '3'],
    ['country_code', 'ZZ'],
    ['postcode', '#1'],
  ])('refuses a wrong %s', async (field, value) => {
    const response = await player.post('account.saveProfileInfo', { [field]: value });
    expect(fieldCode(response, field)).toBeDefined();
  });

  it('remembers the language, exchanges the balances into another currency, and shows the limit in it', async () => {
    await player.post('account.changelocale', { locale: 'fr' });
    await player.post('account.setCurrency', { currency: 'USD' });
    const { data } = await player.get('account.getInfo');
    expect(data).toMatchObject({ locale: 'fr', balance_main: { amount: 1350.54, currency: 'USD' } });
    expect(data.balance_fun).toEqual({ amount: 5000, currency: 'FUN' });
    expect((await player.get('account.getDepositLimit')).data).toMatchObject({
      limit_amount: 2160,
      period: 'week',
    });
  });

  it('responds to a guest with the same keys as a player', async () => {
    const guest = (await new TestVisitor(world).get('account.getInfo')).data;
    const own = (await player.get('account.getInfo')).data;
    expect(Object.keys(guest).sort()).toEqual(Object.keys(own).sort());
    expect(guest).toMatchObject({ uid: 0, login: null, balance_main: null, is_verified: false });
  });

  it('shows what is left of the weekly deposit limit', async () => {
    expect((await player.get('account.getDepositLimit')).data).toEqual({
      available_amount: 1900,
      can_edit: true,
      expired_at: null,
      limit_amount: 2000,
      period: 'week',
    });
  });
});
