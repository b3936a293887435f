import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { LoadMore } from '@/components/ui/load-more';
import { catalogue } from '@/i18n/catalogue';
import { EXCEPTION_TYPES } from '@/lib/platform/error';
import { errorKind } from '@/lib/platform/error-policy';
import { useDialogs } from '@/stores/dialogs';
import { freshPlayer, renderActing } from '../../tests/support/acting';
import { platformFailure } from '../../tests/support/platform-failure';
import { FailedRead } from './failed-read';

vi.mock('next/navigation', () => ({ useRouter: () => ({ refresh: vi.fn() }) }));
vi.mock('@/lib/platform/act', () => ({
  actPlatform: {
    call: vi.fn(async () => ({ contacts: [{ contact: 'ann@mail.test', is_confirmed: false }] })),
  },
}));

const isGateType = (type: (typeof EXCEPTION_TYPES)[number]) =>
  errorKind({ type, httpStatus: 200 }) === 'gate';
const GATES = EXCEPTION_TYPES.filter(isGateType);
const OTHERS = EXCEPTION_TYPES.filter((type) => !isGateType(type));
const dialogs = () => useDialogs.getState().stack.map(({ name }) => name);

/** The dialog of every gate, as a refused action opens it. */
const DIALOGS: Record<string, string> = {
  UserNeedProfileDataException: 'fillInProfile',
  KycUserProfileException: 'fillInProfile',
  UserNeedConfirmContactException: 'confirmEmail',
  KycWithdrawalException: 'identityVerification',
  SumsubVerificationRequiredException: 'identityVerification',
};

beforeEach(freshPlayer);

describe.each(['en', 'fr'] as const)('a read that failed (%s)', (locale) => {
  const { common, errors } = catalogue[locale];
  const button = (name: string) => screen.queryByRole('button', { name });

  it.each(GATES)('R-ERR-14 %s: says what is missing, leads there, and can be tried again', async (type) => {
    const onRetry = vi.fn();
    const { user } = renderActing(<FailedRead error={platformFailure(type)} onRetry={onRetry} />, locale);
    expect(await screen.findByRole('alert')).toHaveTextContent(errors[type]);
    expect(dialogs()).toEqual([]);
    await user.click(screen.getByRole('button', { name: errors.missingStep }));
    await waitFor(() => expect(dialogs()).toEqual([DIALOGS[type] ?? 'gate']));
    expect(onRetry).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: common.retry }));
    expect(onRetry).toHaveBeenCalledOnce();
  });

  it.each(OTHERS)('R-ERR-15 %s: says that it failed, and can be tried again', async (type) => {
    const onRetry = vi.fn();
    const { user } = renderActing(<FailedRead error={platformFailure(type)} onRetry={onRetry} />, locale);
    expect(screen.getByRole('alert')).toHaveTextContent(common.notLoaded);
    expect(button(errors.missingStep)).toBeNull();
    await user.click(screen.getByRole('button', { name: common.retry }));
    expect(onRetry).toHaveBeenCalledOnce();
  });

  it('R-ERR-14: a further page that waits for a step of the player leads there too', async () => {
    const onMore = vi.fn();
    const failure = platformFailure('KycWithdrawalException');
    const { user } = renderActing(
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
});
