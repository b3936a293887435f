import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { catalogue } from '@/i18n/catalogue';
import { nextStepOf } from '@/lib/cashier/failure-rules';
import { errorKind, type ErrorKind } from '@/lib/platform/error-policy';
import { EXCEPTION_TYPES } from '@/tests/support/exception-types';
import { useDialogs } from '@/stores/dialogs';
import { platformCalls } from '@/tests/support/platform-calls';
import { freshPlayer, renderInteractive } from '../../../tests/support/interactive';
import { platformFailure } from '../../../tests/support/platform-failure';
import { UnreadCashier } from './unread-cashier';

vi.mock('next/navigation', () => ({
  useRouter: () => ({ refresh: vi.fn() }),
  usePathname: () => '/cashier',
}));

const call = platformCalls();

const ofKind = (kind: ErrorKind) =>
  EXCEPTION_TYPES.filter((type) => errorKind({ type, httpStatus: 200 }) === kind);

const plain = (text: string) => text.replace(/\s/g, ' ');

beforeEach(() => {
  freshPlayer();
  call.mockResolvedValue({ contacts: [] });
});

describe.each(['en', 'fr'] as const)('payment methods that could not be read (%s)', (locale) => {
  const { cashier, errors } = catalogue[locale];
  const render = (type: (typeof EXCEPTION_TYPES)[number]) =>
    renderInteractive(<UnreadCashier error={platformFailure(type)} onRetry={vi.fn()} />, locale);

  it.each(ofKind('gate'))('R-ERR-14 %s: says what is missing, and opens its dialog', async (type) => {
    const { user } = render(type);
    expect(await screen.findByRole('alert')).toHaveTextContent(plain(errors[type]));
    expect(screen.queryByRole('link')).toBeNull();
    await user.click(screen.getByRole('button', { name: errors.missingStep }));
    await waitFor(() => expect(useDialogs.getState().stack).toHaveLength(1));
  });

  it.each(ofKind('refusal'))('R-ERR-14 %s: says why, with the next step where there is one', async (type) => {
    render(type);
    expect(await screen.findByRole('alert')).toHaveTextContent(plain(errors[type]));
    const step = nextStepOf(type);
    const links = screen.queryAllByRole('link').map(({ textContent }) => textContent);
    expect(links).toEqual(step === null ? [] : [cashier.next[step]]);
  });

  it.each(ofKind('later'))('R-CASH-22 %s: says that payments could not be loaded', (type) => {
    render(type);
    expect(screen.getByRole('alert')).toHaveTextContent(cashier.notReachable);
  });
});
