import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { defaultFormSettings } from '@/lib/forms/settings';
import { PlatformError } from '@/lib/platform/error';
import { platformCalls } from '@/tests/support/platform-calls';
import { Confirmation } from './confirmation';
import { renderPart } from './render.test-support';

const { query, router } = vi.hoisted(() => ({
  query: { text: '' },
  router: { replace: vi.fn() },
}));
vi.mock('next/navigation', () => ({
  useSearchParams: () => new URLSearchParams(query.text),
  usePathname: () => '/confirmation',
  useRouter: () => router,
}));

const SETTINGS = defaultFormSettings('en');
const call = platformCalls();
const wrongCode = new PlatformError({
  type: 'InvalidParameterException',
  method: 'account.confirmContact',
  httpStatus: 200,
  fields: { code: [{ code: 'invalid', message: 'Wrong code' }] },
});

describe('Confirmation', () => {
  beforeEach(() => {
    call.mockReset();
    router.replace.mockReset();
  });

  it('R-UNS-02 confirms by the link, once, and leads to the page of success', async () => {
    query.text = 'contact=ann%40a.test&code=111111';
    call.mockResolvedValue({ result: 1 });
    renderPart(<Confirmation settings={SETTINGS} />, 'fr');
    await waitFor(() => expect(router.replace).toHaveBeenCalledWith('/fr/confirmation/success'));
    expect(call).toHaveBeenCalledExactlyOnceWith('account.confirmContact', {
      contact: 'ann@a.test',
      code: '111111',
    });
  });

  it('R-UNS-03 says that a contact cannot be confirmed when the result is another than 1', async () => {
    query.text = 'contact=ann%40a.test&code=222222';
    call.mockResolvedValue({ result: 0 });
    renderPart(<Confirmation settings={SETTINGS} />);
    expect(await screen.findByText('Can not confirm contact')).toBeInTheDocument();
    expect(screen.getByLabelText('Email or phone')).toHaveValue('ann@a.test');
    expect(router.replace).not.toHaveBeenCalled();
  });

  it.each([
    ['InternalServerErrorException', 500],
    ['TooManyRequestsException', 429],
    ['NetworkFailure', 0],
    ['InvalidParameterException', 502],
  ] as const)(
    'R-UNS-02 sends the same link again after %s (%i), and calls it neither used nor old',
    async (type, httpStatus) => {
      query.text = `contact=ann%40a.test&code=9${httpStatus}`;
      call
        .mockRejectedValueOnce(new PlatformError({ type, method: 'account.confirmContact', httpStatus }))
        .mockResolvedValue({ result: 1 });
      const user = renderPart(<Confirmation settings={SETTINGS} />);
      const again = await screen.findByRole('button', { name: 'Try again' });
      expect(screen.queryByText(/used already or expired/)).toBeNull();
      await user.click(again);
      await waitFor(() => expect(router.replace).toHaveBeenCalledWith('/confirmation/success'));
      expect(call).toHaveBeenCalledTimes(2);
      expect(call.mock.calls[1]?.[1]).toEqual({ contact: 'ann@a.test', code: `9${httpStatus}` });
    },
  );

  it('R-UNS-03 asks for a newer code when the one of the link is refused', async () => {
    query.text = 'contact=ann%40a.test&code=666666';
    call.mockRejectedValue(wrongCode);
    renderPart(<Confirmation settings={SETTINGS} />);
    expect(await screen.findByText(/used already or expired/)).toBeInTheDocument();
  });

  it('asks for contact and code without a link', async () => {
    query.text = '';
    call.mockResolvedValue({ result: 1 });
    const user = renderPart(<Confirmation settings={SETTINGS} />);
    await user.type(await screen.findByLabelText('Email or phone'), 'bob@a.test');
    await user.type(screen.getByLabelText('Confirmation code'), '333333{Enter}');
    await waitFor(() => expect(router.replace).toHaveBeenCalledWith('/confirmation/success'));
    expect(call.mock.calls[0]?.[1]).toEqual({ contact: 'bob@a.test', code: '333333' });
  });

  it('R-UNS-02 sends a phone entered by hand as its digits', async () => {
    query.text = '';
    call.mockResolvedValue({ result: 1 });
    const user = renderPart(<Confirmation settings={SETTINGS} />);
    await user.type(await screen.findByLabelText('Email or phone'), '+33 6 12 34 56 78');
    await user.type(screen.getByLabelText('Confirmation code'), '333333{Enter}');
    await waitFor(() => expect(call).toHaveBeenCalled());
    expect(call.mock.calls[0]?.[1]).toEqual({ contact: '33612345678', code: '333333' });
  });

  it('R-UNS-03, R-VAL-22 marks the field of a code whose result is another than 1, in the operator’s words', async () => {
    query.text = 'contact=bob%40a.test';
    call.mockResolvedValue({ result: 0 });
    const settings = { ...SETTINGS, messages: { ...SETTINGS.messages, smsCode: 'Not this code' } };
    const user = renderPart(<Confirmation settings={settings} />);
    const code = await screen.findByLabelText('Confirmation code');
    await user.type(code, '777777{Enter}');
    expect(await screen.findByText('Can not confirm contact')).toBeInTheDocument();
    await waitFor(() => expect(code).toHaveAccessibleDescription('Not this code'));
  });

  it('R-PROF-07 marks a code refused as an invalid request as wrong', async () => {
    query.text = 'contact=bob%40a.test';
    const refusal = {
      type: 'InvalidRequestException',
      method: 'account.confirmContact',
      httpStatus: 200,
    } as const;
    call.mockRejectedValue(new PlatformError(refusal));
    const user = renderPart(<Confirmation settings={SETTINGS} />);
    const code = await screen.findByLabelText('Confirmation code');
    await user.type(code, '666666{Enter}');
    await waitFor(() => expect(code).toHaveAccessibleDescription('The code is wrong'));
  });

  it.each([
    ['names no field', {}, 200, true],
    ['names the contact', { contact: [{ code: 'invalid', message: 'Nobody has it' }] }, 200, false],
    ['comes with an outage', {}, 502, false],
  ])(
    'R-PROF-07 a refusal that %s: marks the code as wrong only if nothing else is to blame',
    async (_what, fields, httpStatus, isMarked) => {
      query.text = 'contact=bob%40a.test';
      const method = 'account.confirmContact';
      call.mockRejectedValue(
        new PlatformError({ type: 'InvalidParameterException', method, httpStatus, fields }),
      );
      const user = renderPart(<Confirmation settings={SETTINGS} />);
      const code = await screen.findByLabelText('Confirmation code');
      await user.type(code, '888888{Enter}');
      await screen.findByText('contact' in fields ? 'Nobody has it' : 'Please check what you entered.');
      if (isMarked) await waitFor(() => expect(code).toHaveAccessibleDescription('The code is wrong'));
      else expect(code).toBeValid();
    },
  );

  it('R-VAL-22 shows a wrong code at its field and lets it be typed again', async () => {
    query.text = 'contact=bob%40a.test';
    call.mockRejectedValueOnce(wrongCode).mockResolvedValueOnce({ result: 1 });
    const user = renderPart(<Confirmation settings={SETTINGS} />);
    const code = await screen.findByLabelText('Confirmation code');
    await user.type(code, '444444{Enter}');
    await waitFor(() => expect(code).toHaveAccessibleDescription('The code is wrong'));
    await user.clear(code);
    await user.type(code, '555555{Enter}');
    await waitFor(() => expect(router.replace).toHaveBeenCalledOnce());
  });
});
