import { useMutation } from '@tanstack/react-query';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { CurrencyChange } from '@/components/cashier/currency-change';
import { DepositForm } from '@/components/cashier/deposit-form';
import { WithdrawForm } from '@/components/cashier/withdraw-form';
import { WithdrawalTracker } from '@/components/cashier/withdrawal-tracker';
import { catalogue } from '@/i18n/catalogue';
import { routing, type Locale } from '@/i18n/routing';
import { useChangeBonus } from '@/lib/bonuses/mutations';
import { useChangeCashback } from '@/lib/cashback/mutations';
import type { PaymentMethod } from '@/lib/cashier/schema';
import { defaultFormSettings } from '@/lib/forms/settings';
import { useBuyProduct } from '@/lib/loyalty/mutations';
import { activateOffer, checkPromoCode } from '@/lib/offers/api';
import { useTakePromotions } from '@/lib/offers/mutations';
import { actPlatform } from '@/lib/platform/act';
import { axiosTransport } from '@/lib/platform/axios-transport';
import { EXCEPTION_TYPES, type ExceptionType } from '@/lib/platform/error';
import { errorKind, fatalPage } from '@/lib/platform/error-policy';
import { user as account } from '@/lib/session/schema';
import { closeAllDialogs, closeDialog, useDialogs } from '@/stores/dialogs';
import { useFatal } from '@/stores/fatal';
import { useSession } from '@/stores/session';
import { useToasts } from '@/stores/toasts';
import { renderWithTexts } from '../../tests/support/render-with-texts';
import { stepDialog } from '../../tests/support/step-dialog';
import { reactToError } from './error-reactions';
import { queryClient } from './query-client';
import { QueryProvider } from './query-provider';

vi.mock('next/navigation', () => ({ useRouter: () => ({ push: vi.fn() }), usePathname: () => '/' }));
vi.mock('@/lib/platform/axios-transport', () => ({ axiosTransport: vi.fn() }));

const line = vi.mocked(axiosTransport);

/** Contract 1.4; every other type answers with 200. */
const STATUSES: Partial<Record<ExceptionType, number>> = {
  UserBannedException: 403,
  AccessDeniedException: 403,
  MethodNotFoundException: 404,
  TooManyRequestsException: 429,
  UnknownErrorException: 500,
  InternalServerErrorException: 500,
  ApplicationDisabledException: 503,
  ApplicationUnavailableException: 503,
};

/** Words by which a text tells what to do next, in each language. */
const ADVICE: Readonly<Record<Locale, RegExp>> = {
  en: /please|try|choose|contact|wait|check|come back|sign in/i,
  fr: /veuillez|consultez|réessay|revenez|essayez|choisissez|contactez|patientez|vérifiez|complétez|confirmez|faites/i,
};

const METHOD: PaymentMethod = {
  sysname: 'wallet',
  name: 'E-wallet',
  image: null,
  currency: 'EUR',
  min_amount: 5,
  max_amount: 2500,
  fee_percent: 0,
  fields: [
    {
      name: 'holder',
      type: 'text',
      label: 'Holder',
      is_optional: false,
      mask: null,
      pattern: null,
      options: null,
    },
  ],
};

const WITHDRAWAL = {
  id: 77,
  requisites: null,
  method: 'wallet',
  type: 'withdrawal',
  created_at: '2025-06-15T12:00:00Z',
  updated_at: '2025-06-15T12:00:00Z',
  amount: { amount: 20, currency: 'EUR' },
  status: 'pending',
  domain: null,
};

/** The platform refuses one method and answers every read. */
function refuse(name: string, type: ExceptionType): void {
  line.mockImplementation(async ({ method }) => {
    if (method === name) {
      return { status: STATUSES[type] ?? 200, body: { data: null, error: { type, message: 'because' } } };
    }
    const items = method === 'cashier.gethistory' ? [WITHDRAWAL] : [];
    return {
      status: 200,
      body: { data: { items, total: items.length, base: 'EUR', rates: {} }, error: null },
    };
  });
}

/** Asked often, because there are many cells. */
const soon = <Result,>(check: () => Result) => waitFor(check, { interval: 3 });
const shown = (text: string) => screen.findByText(text.replace(/\s+/g, ' '), undefined, { interval: 3 });

const sent = (name: string) => line.mock.calls.filter(([{ method }]) => method === name).length;
const toasts = () => useToasts.getState().toasts.map(({ text }) => text);
const dialogs = () => useDialogs.getState().stack;

beforeEach(() => {
  window.localStorage.clear();
  line.mockReset();
  queryClient.clear();
  closeAllDialogs();
  useFatal.getState().reset();
  useToasts.getState().reset();
  useSession.getState().setUser(account.parse({ uid: 1001 }));
  Object.defineProperty(navigator, 'locks', {
    configurable: true,
    value: { request: (_name: string, _options: object, run: (lock: object) => unknown) => run({}) },
  });
});

function draw(part: ReactNode, locale: Locale): void {
  document.documentElement.lang = locale;
  renderWithTexts(<QueryProvider>{part}</QueryProvider>, locale);
}

/** Answers the question that is asked before money moves. */
async function confirm(): Promise<void> {
  const question = await soon(() => {
    const open = dialogs().find(({ name }) => name === 'confirm');
    if (!open) throw new Error('Nothing is asked');
    return open;
  });
  closeDialog(question.id, true);
}

const CELLS = EXCEPTION_TYPES.flatMap((type) => routing.locales.map((locale) => ({ type, locale })));

/** What the product as a whole must do; true when that is all there is to see. */
async function actsAsWhole(type: ExceptionType, locale: Locale): Promise<boolean> {
  const error = { type, httpStatus: STATUSES[type] ?? 200 };
  const fatal = fatalPage(error);
  if (fatal) {
    await soon(() => expect(useFatal.getState().kind).toBe(fatal));
    return true;
  }
  const kind = errorKind(error);
  if (kind === 'session') {
    await soon(() => expect(dialogs().map(({ name }) => name)).toEqual(['auth']));
    return true;
  }
  if (kind !== 'gate') return false;
  const text = catalogue[locale].errors[type];
  await soon(() => expect(dialogs().at(-1)).toMatchObject({ name: stepDialog(type), props: { text } }));
  return false;
}

const isUnclear = (type: ExceptionType) =>
  type === 'UnknownErrorException' || type === 'InternalServerErrorException';

const field = (name: string) => {
  const input = document.querySelector<HTMLInputElement>(`[name="${name}"]`);
  if (!input) throw new Error(`No field ${name}`);
  return input;
};

describe.each([
  { name: 'cashier.makedeposit', form: 'deposit' },
  { name: 'cashier.makewithdrawal', form: 'withdraw' },
] as const)('$name', ({ name, form }) => {
  const Form = form === 'deposit' ? DepositForm : WithdrawForm;

  it.each(CELLS)('R-CASH-22, R-ERR-16: $type ($locale)', async ({ type, locale }) => {
    refuse(name, type);
    const settings = defaultFormSettings(locale);
    draw(
      <Form method={METHOD} presets={[]} available={null} settings={settings} newestId={null} offers={[]} />,
      locale,
    );
    fireEvent.change(field('amount'), { target: { value: '20' } });
    fireEvent.change(field('holder'), { target: { value: 'Ann Lee' } });
    fireEvent.submit(field('amount'));
    await soon(() => expect(sent(name)).toBe(1));
    const { cashier, errors } = catalogue[locale];
    if (isUnclear(type)) expect(await shown(cashier.lost.title)).toBeVisible();
    else if (!(await actsAsWhole(type, locale))) {
      expect(await shown(errors[type])).toBeInTheDocument();
      expect(errors[type]).toMatch(ADVICE[locale]);
    }
    await soon(() => expect(document.querySelector('[aria-busy]')).toBeNull());
    expect([field('amount').value, field('holder').value]).toEqual(['20', 'Ann Lee']);
    expect(sent(name)).toBe(1);
    cleanup();
    expect(window.localStorage.getItem('payment_attempts')?.includes('"unknown"') ?? false).toBe(
      isUnclear(type),
    );
  });
});

describe('cashier.cancelwithdrawal', () => {
  const name = 'cashier.cancelwithdrawal';

  it.each(CELLS)('R-CASH-03, R-ERR-16: $type ($locale)', async ({ type, locale }) => {
    refuse(name, type);
    const { cashier, errors } = catalogue[locale];
    draw(<WithdrawalTracker methods={[METHOD]} joiner="à" recentItems={4} />, locale);
    fireEvent.click(await shown(cashier.withdraw.cancel));
    await confirm();
    await soon(() => expect(sent(name)).toBe(1));
    if (isUnclear(type)) expect(await shown(cashier.cancelCheck.checking)).toBeVisible();
    else if (!(await actsAsWhole(type, locale)) && dialogs().length === 0) {
      await soon(() => expect(toasts()).toEqual([errors[type]]));
      expect(errors[type]).toMatch(ADVICE[locale]);
    }
    expect(sent(name)).toBe(1);
  });
});

describe('account.setCurrency', () => {
  const name = 'account.setCurrency';

  it.each(CELLS)('R-SESS-14, R-ERR-16: $type ($locale)', async ({ type, locale }) => {
    refuse(name, type);
    const { cashier, errors } = catalogue[locale];
    draw(<CurrencyChange currencies={['EUR', 'USD']} balance={{ amount: 20, currency: 'EUR' }} />, locale);
    fireEvent.change(screen.getByLabelText(cashier.currency.label), { target: { value: 'USD' } });
    fireEvent.click(screen.getByText(cashier.currency.change));
    await confirm();
    await soon(() => expect(sent(name)).toBe(1));
    if (!(await actsAsWhole(type, locale)) && dialogs().length === 0) {
      await soon(() => expect(toasts()).toEqual([errors[type]]));
      expect(errors[type]).toMatch(ADVICE[locale]);
    }
    expect(screen.getByLabelText(cashier.currency.label)).toHaveValue('USD');
    expect(sent(name)).toBe(1);
  });
});

const CODE = { promo_code: 'HELLO20' };
const CASINO = { id: '1', type: 'casino' } as const;
const BETTING = { id: '2', type: 'betting' } as const;

/** Money methods that have no form of their own here, each by the way the product calls it. */
const ACTIONS: readonly { method: string; useAction: () => { mutate: () => void } }[] = [
  {
    method: 'campaigns.activateOffer',
    useAction: () =>
      useMutation({
        mutationFn: () =>
          actPlatform.call(activateOffer, { ...CODE, fields: ['trigger', 'description', 'promotions'] }),
      }),
  },
  {
    method: 'campaigns.checkPromocode',
    useAction: () => useMutation({ mutationFn: () => actPlatform.call(checkPromoCode, CODE) }),
  },
  { method: 'campaigns.takepromotions', useAction: () => bind(useTakePromotions(), '11') },
  { method: 'cashbacks.payout', useAction: () => bind(useChangeCashback(), 'payout' as const) },
  { method: 'cashbacks.remove', useAction: () => bind(useChangeCashback(), 'remove' as const) },
  {
    method: 'bonuses.activate',
    useAction: () => bind(useChangeBonus(), { bonus: CASINO, action: 'activate' } as const),
  },
  {
    method: 'bonuses.deactivate',
    useAction: () => bind(useChangeBonus(), { bonus: CASINO, action: 'deactivate' } as const),
  },
  {
    method: 'bonuses.remove',
    useAction: () => bind(useChangeBonus(), { bonus: CASINO, action: 'remove' } as const),
  },
  {
    method: 'BettingBonuses.activate',
    useAction: () => bind(useChangeBonus(), { bonus: BETTING, action: 'activate' } as const),
  },
  {
    method: 'BettingBonuses.remove',
    useAction: () => bind(useChangeBonus(), { bonus: BETTING, action: 'remove' } as const),
  },
  {
    method: 'loyalty.buyproduct',
    useAction: () => bind(useBuyProduct('en'), '1'),
  },
];

interface Mutation<Input> {
  mutate: (input: Input, options: { onError: (error: Error) => void }) => void;
}

/** The parts that call these tell failures themselves, by the rule all failures have. */
function bind<Input>({ mutate }: Mutation<Input>, input: Input): { mutate: () => void } {
  return { mutate: () => mutate(input, { onError: (error) => void reactToError(error, 'react') }) };
}

function Action({ useAction }: { useAction: () => { mutate: () => void } }) {
  const { mutate } = useAction();
  return <button onClick={() => mutate()}>go</button>;
}

describe.each(ACTIONS)('$method', ({ method: name, useAction }) => {
  it.each(CELLS)('R-ERR-14, R-ERR-16: $type ($locale)', async ({ type, locale }) => {
    refuse(name, type);
    draw(<Action useAction={useAction} />, locale);
    fireEvent.click(screen.getByText('go'));
    const { errors } = catalogue[locale];
    if (!(await actsAsWhole(type, locale)) && dialogs().length === 0) {
      await soon(() => expect(toasts()).toEqual([errors[type]]));
      expect(errors[type]).toMatch(ADVICE[locale]);
    }
    expect(sent(name)).toBe(1);
  });
});
