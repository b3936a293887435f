import { cleanup, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { formFields } from '@/lib/forms/default-forms';
import { forgetDrafts } from '@/lib/forms/drafts';
import { defaultFormSettings } from '@/lib/forms/settings';
import { PlatformError } from '@/lib/platform/error';
import { user as account } from '@/lib/session/schema';
import { useSession } from '@/stores/session';
import { platformCalls } from '@/tests/support/platform-calls';
import { FeedbackForm } from './feedback-form';
import { renderPart } from './render.test-support';

const call = platformCalls();

const form = <FeedbackForm fields={formFields('feedback')} settings={defaultFormSettings('en')} />;

async function fillAndSend() {
  const user = renderPart(form);
  await user.type(screen.getByLabelText('Your name'), 'Ann');
  await user.type(screen.getByLabelText('Email'), 'ann@a.test');
  await user.type(screen.getByLabelText('Subject'), 'Payment');
  await user.type(screen.getByLabelText('Message'), 'Where is it?');
  await user.click(screen.getByRole('button', { name: 'Send message' }));
  return user;
}

function failure(type: 'InvalidParameterException' | 'NetworkFailure', fields = {}) {
  return new PlatformError({ type, method: 'Support.sendFeedback', httpStatus: 200, fields });
}

describe('FeedbackForm', () => {
  beforeEach(() => {
    call.mockReset();
    forgetDrafts();
    useSession.getState().reset();
  });

  it.each([
    ['Ann', 'Ann'],
    ['Lucky7', ''],
    ['lucky_ann', ''],
  ])(
    'begins with the player’s e-mail, and with the chosen name %s only if the field takes it',
    (fakename, name) => {
      useSession.getState().setUser(account.parse({ uid: 7, login: 'ann@a.test', fakename }));
      renderPart(form);
      expect(screen.getByLabelText('Email')).toHaveValue('ann@a.test');
      expect(screen.getByLabelText('Your name')).toHaveValue(name);
    },
  );

  it.each([
    ['?about=pause', 'Take a break'],
    ['?about=limit', 'Deposit limit'],
    ['?about=toString', ''],
    ['?subject=Anything', ''],
  ])('begins with what another page has the player write about (%s)', (search, subject) => {
    window.history.replaceState(null, '', `/support${search}`);
    renderPart(form);
    expect(screen.getByLabelText('Subject')).toHaveValue(subject);
    window.history.replaceState(null, '', '/');
  });

  it('R-SUP-01 sends the four fields and says that they arrived', async () => {
    call.mockResolvedValue({ result: 1 });
    await fillAndSend();
    expect(await screen.findByText('We have your message')).toBeInTheDocument();
    expect(screen.getByRole('status')).toHaveFocus();
    expect(call.mock.calls).toEqual([
      [
        'Support.sendFeedback',
        { name: 'Ann', email: 'ann@a.test', subject: 'Payment', message: 'Where is it?' },
      ],
    ]);
  });

  it('R-AUTH-16 sends every field that the operator configures, and the four of the contract', async () => {
    call.mockResolvedValue({ result: 1 });
    const configured = formFields('feedback', {
      feedback: [
        { name: 'message', type: 'text', label: 'Message' },
        { name: 'phone', type: 'phone', label: 'Phone' },
        { name: 'order_number', type: 'text', label: 'Order' },
      ],
    });
    const user = renderPart(<FeedbackForm fields={configured} settings={defaultFormSettings('en')} />);
    await user.type(screen.getByLabelText('Message'), 'Where is it?');
    await user.type(screen.getByLabelText('Phone'), '+33612345678');
    await user.type(screen.getByLabelText('Order'), '42');
    await user.click(screen.getByRole('button', { name: 'Send message' }));
    await screen.findByText('We have your message');
    expect(call.mock.calls[0]?.[1]).toEqual({
      name: '',
      email: '',
      subject: '',
      message: 'Where is it?',
      phone: '33612345678',
      phone_country_code: '33',
      order_number: '42',
    });
  });

  it('keeps what was typed when the page is left, and nothing of a message that was sent', async () => {
    const user = renderPart(form);
    await user.type(screen.getByLabelText('Message'), 'Hello. ');
    cleanup();
    call.mockResolvedValue({ result: 1 });
    const again = await fillAndSend();
    await again.click(await screen.findByRole('button', { name: 'Write another message' }));
    expect(call.mock.calls[0]?.[1]).toMatchObject({ message: 'Hello. Where is it?' });
    expect(screen.getByLabelText('Your name')).toHaveFocus();
    expect(screen.getByLabelText('Message')).toHaveValue('');
  });

  it('keeps what was written when the platform did not take it', async () => {
    call.mockResolvedValue({ result: 0 });
    await fillAndSend();
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('could not send your message'));
    expect(screen.getByLabelText('Message')).toHaveValue('Where is it?');
  });

  it('shows a field error of the platform at its field', async () => {
    call.mockRejectedValue(failure('InvalidParameterException', { email: [{ code: 'invalid' }] }));
    await fillAndSend();
    await waitFor(() =>
      expect(screen.getByLabelText('Email')).toHaveAccessibleDescription('Wrong email address'),
    );
  });

  it('says why when no response came', async () => {
    call.mockRejectedValue(failure('NetworkFailure'));
    await fillAndSend();
    await waitFor(() => expect(screen.getByRole('alert')).not.toBeEmptyDOMElement());
    expect(screen.getByLabelText('Message')).toHaveValue('Where is it?');
  });
});
