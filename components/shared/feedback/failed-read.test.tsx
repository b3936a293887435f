import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { LoadMore } from '@/components/ui/load-more';
import { catalogue } from '@/i18n/catalogue';
import { errorKind } from '@/lib/platform/error-policy';
import { EXCEPTION_TYPES } from '@/tests/support/exception-types';
import { useDialogs } from '@/stores/dialogs';
import { platformCalls } from '@/tests/support/platform-calls';
import { freshPlayer, renderInteractive } from '../../../tests/support/interactive';
import { platformFailure } from '../../../tests/support/platform-failure';
import { FailedRead } from './failed-read';

vi.mock('next/navigation', () => ({ useRouter: () => ({ refresh: vi.fn() }) }));

const call = platformCalls();

const ofKinds = (...kinds: readonly string[]) =>
  EXCEPTION_TYPES.filter((type) => kinds.includes(errorKind({ type, httpStatus: 200 })));
const GATES = ofKinds('gate');
const REFUSALS = ofKinds('refusal', 'later');
const OTHERS = EXCEPTION_TYPES.filter((type) => ![...GATES, ...REFUSALS].includes(type));
const dialogs = () => useDialogs.getState().stack.map(({ name }) => name);

/** The dialog of each missing step, as opened by a refused action. */
const DIALOGS: Record<string, string> = {
  UserNeedProfileDataException: 'fillInProfile',
  KycUserProfileException: 'fillInProfile',
  UserNeedConfirmContactException: 'confirmEmail',
  KycWithdrawalException: 'identityVerification',
  SumsubVerificationRequiredException: 'identityVerification',
};

beforeEach(() => {
  freshPlayer();
  call.mockResolvedValue({
    contacts: [{ type: 'email', contact: 'ann@mail.test', is_confirmed: false }],
  });
});

describe.each(['en', 'fr'] as const)('a read that failed (%s)', (locale) => {
  const { common, errors } = catalogue[locale];
  const button = (name: string) => screen.queryByRole('button', { name });

  it.each(GATES)('R-ERR-14 %s: says what is missing, leads there, and can be tried again', async (type) => {
    const onRetry = vi.fn();
    const { user } = renderInteractive(
      <FailedRead error={platformFailure(type)} onRetry={onRetry} />,
      locale,
    );
    expect(await screen.findByRole('alert')).toHaveTextContent(errors[type]);
    expect(dialogs()).toEqual([]);
    await user.click(screen.getByRole('button', { name: errors.missingStep }));
    await waitFor(() => expect(dialogs()).toEqual([DIALOGS[type] ?? 'missingStep']));
    expect(onRetry).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: common.retry }));
    expect(onRetry).toHaveBeenCalledOnce();
  });

  it.each(REFUSALS)('R-ERR-14 %s: says why with its own text, and can be tried again', async (type) => {
    const onRetry = vi.fn();
    const way = <button type="button">Way on</button>;
    const failed = (
      <FailedRead error={platformFailure(type)} onRetry={onRetry}>
        {way}
      </FailedRead>
    );
    const { user } = renderInteractive(failed, locale);
    expect(await screen.findByRole('alert')).toHaveTextContent(errors[type].replace(/\s/g, ' '));
    expect(screen.queryByText(common.notLoaded)).toBeNull();
    expect(button(errors.missingStep)).toBeNull();
    expect(screen.getByRole('button', { name: 'Way on' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: common.retry }));
    expect(onRetry).toHaveBeenCalledOnce();
  });

  it.each(REFUSALS)('R-ERR-14 %s: leads to the support exactly where its text names it', async (type) => {
    renderInteractive(<FailedRead error={platformFailure(type)} onRetry={vi.fn()} />, locale);
    await screen.findByRole('button', { name: common.retry });
    await waitFor(() => expect(screen.queryByText(common.notLoaded)).toBeNull());
    const link = screen.queryByRole('link', { name: errors.toSupport });
    if (!/support|l’assistance/.test(errors[type])) expect(link).toBeNull();
    else expect(link).toHaveAttribute('href', locale === 'fr' ? '/fr/support' : '/support');
  });

  it('R-ERR-05: what HTTP 403 refuses is left to the forbidden page', () => {
    const failure = platformFailure('UserDeletedException', { httpStatus: 403 });
    renderInteractive(<FailedRead error={failure} onRetry={vi.fn()} />, locale);
    expect(screen.getByRole('alert')).toHaveTextContent(common.notLoaded);
  });

  it.each(OTHERS)('R-ERR-15 %s: says that it failed, and can be tried again', async (type) => {
    const onRetry = vi.fn();
    const { user } = renderInteractive(
      <FailedRead error={platformFailure(type)} onRetry={onRetry} />,
      locale,
    );
    expect(screen.getByRole('alert')).toHaveTextContent(common.notLoaded);
    expect(button(errors.missingStep)).toBeNull();
    await user.click(screen.getByRole('button', { name: common.retry }));
    expect(onRetry).toHaveBeenCalledOnce();
  });

  it('R-ERR-14: a further page that waits for a step of the player leads there too', async () => {
    const onMore = vi.fn();
    const failure = platformFailure('KycWithdrawalException');
    const { user } = renderInteractive(
      <LoadMore
        label="More"
        failedText="No more"
        hasMore
        isLoading={false}
        failure={failure}
        onMore={onMore}
      />,
      locale,
    );
    expect(await screen.findByText(errors.KycWithdrawalException)).toBeVisible();
    await user.click(screen.getByRole('button', { name: errors.missingStep }));
    await waitFor(() => expect(dialogs()).toEqual(['identityVerification']));
    await user.click(screen.getByRole('button', { name: common.retry }));
    expect(onMore).toHaveBeenCalledOnce();
    expect(button('More')).toBeNull();
  });

  it('R-ERR-14: a further page says why it was refused', async () => {
    const failure = platformFailure('TooManyRequestsException');
    const more = { label: 'More', failedText: 'No more', hasMore: true, isLoading: false };
    renderInteractive(<LoadMore {...more} failure={failure} onMore={vi.fn()} />, locale);
    expect(await screen.findByText(errors.TooManyRequestsException)).toBeVisible();
    expect(screen.queryByText('No more')).toBeNull();
  });
});
