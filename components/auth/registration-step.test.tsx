import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { catalogue } from '@/i18n/catalogue';
import { register } from '@/lib/auth/api';
import { readStored, removeStored, writeStored } from '@/lib/browser/storage';
import { formsConfigSchema } from '@/lib/content/schema-forms';
import { birthLimits } from '@/lib/forms/day-rules';
import { fatalPage } from '@/lib/platform/error-policy';
import { EXCEPTION_TYPES } from '@/tests/support/exception-types';
import { user as account } from '@/lib/session/schema';
import { useFatal } from '@/stores/fatal';
import { platformCalls } from '@/tests/support/platform-calls';
import { platformFailure } from '../../tests/support/platform-failure';
import { renderWithTexts } from '../../tests/support/render-with-texts';
import type { SettingsParts } from '@/lib/site-settings/settings-parts';
import { DEFAULT_AUTH_SETTINGS } from './default-auth-settings';
import { RegistrationStep } from './registration-step';

const call = platformCalls();
const NO_OFFERS = { items: [], total: 0 };
/** Calls sent, except the read of offers. */
const sent = () => call.mock.calls.filter(([method]) => method !== 'campaigns.getoffers');
const player = account.parse({ uid: 1002 });
const byEmail: SettingsParts['auth'] = {
  ...DEFAULT_AUTH_SETTINGS,
  forms: { ...DEFAULT_AUTH_SETTINGS.forms, registrationStrategy: 'submit' },
  auth: { ...DEFAULT_AUTH_SETTINGS.auth, registrationTypes: ['email'] },
};

function renderStep(settings = byEmail) {
  const events = { onTyped: vi.fn(), onSignedIn: vi.fn(), onGoTo: vi.fn(), onOffer: vi.fn() };
  return {
    ...renderWithTexts(<RegistrationStep settings={settings} typed="" offer={null} {...events} />),
    ...events,
  };
}

function field(name: string): HTMLInputElement {
  const input = document.querySelector<HTMLInputElement>(`input[name="${name}"]`);
  if (!input) throw new Error(`No field ${name}`);
  return input;
}

const send = () => screen.getByRole('button', { name: 'Sign up' });

async function renderFilled() {
  const step = renderStep();
  await step.user.type(field('email'), 'ann@example.com');
  await step.user.type(field('password'), 'Secret12');
  await step.user.click(field('terms'));
  return step;
}

beforeEach(() => {
  call.mockReset();
  removeStored('promo_code');
  useFatal.getState().reset();
});

describe('registration', () => {
  it('R-AUTH-06, R-AUTH-07: sends the fields of the form and the boxes, once', async () => {
    call.mockImplementation((method) => (method === register.name ? player : NO_OFFERS));
    const { user, onSignedIn } = await renderFilled();
    expect(field('notify')).toBeChecked();
    await user.click(send());
    await waitFor(() => expect(onSignedIn).toHaveBeenCalledExactlyOnceWith(player));
    expect(sent()).toEqual([
      [
        register.name,
        {
          email: 'ann@example.com',
          password: 'Secret12',
          terms: '1',
          notify: '1',
        },
      ],
    ]);
  });

  it('R-OFFER-10: begins with the stored promo code, which is not left to be activated again', async () => {
    const code = { name: 'promo_code', type: 'promo', label: 'Promo code' };
    const forms = formsConfigSchema.parse({ forms: { registrationEmail: [code] } });
    const auth = { ...byEmail.auth, terms: { isEnabled: false, default: false } };
    writeStored('promo_code', 'SUMMER50');
    // By method: the offers may be read before.
    call.mockImplementation((method) => {
      if (method === register.name) throw platformFailure('InternalServerErrorException');
      return NO_OFFERS;
    });
    const { user, onSignedIn } = renderStep({ ...byEmail, forms, auth });
    expect(field('promo_code')).toHaveValue('SUMMER50');
    await user.click(send());
    await screen.findByText(catalogue.en.errors.InternalServerErrorException);
    expect(readStored('promo_code')).toBe('SUMMER50');
    call.mockImplementation((method) => (method === register.name ? player : NO_OFFERS));
    onSignedIn.mockImplementation(() => expect(readStored('promo_code')).toBeNull());
    await user.click(send());
    await waitFor(() => expect(onSignedIn).toHaveBeenCalledOnce());
    expect(sent().at(-1)).toMatchObject([register.name, { promo_code: 'SUMMER50' }]);
    expect(readStored('promo_code')).toBeNull();
  });

  it('R-OFFER-10: leaves the stored promo code to be activated where the form has no field for it', async () => {
    writeStored('promo_code', 'SUMMER50');
    call.mockImplementation((method) => (method === register.name ? player : NO_OFFERS));
    const { user, onSignedIn } = await renderFilled();
    await user.click(send());
    await waitFor(() => expect(onSignedIn).toHaveBeenCalledOnce());
    expect(readStored('promo_code')).toBe('SUMMER50');
  });

  it('R-AUTH-07: is not sent without the terms', async () => {
    const { user } = await renderFilled();
    await user.click(field('terms'));
    await user.click(send());
    await waitFor(() => expect(field('terms')).toHaveAttribute('aria-invalid', 'true'));
    expect(sent()).toEqual([]);
  });

  it('R-AUTH-07: asks for the terms last, beside the button, and begins with the first field', () => {
    renderStep();
    const names = [...document.querySelectorAll('form :is(input, select)')].map((control) =>
      control.getAttribute('name'),
    );
    expect(names).toEqual(['email', 'password', 'notify', 'terms']);
    expect(send().parentElement).toContainElement(field('terms'));
    expect(field('email')).toHaveFocus();
  });

  it('R-AUTH-07: has the boxes that are switched on', () => {
    const boxes = {
      ...byEmail.auth,
      terms: { isEnabled: false, default: false },
      markBetting: { isEnabled: true, default: true },
    };
    renderStep({ ...byEmail, auth: boxes });
    expect(document.querySelector('input[name="terms"]')).toBeNull();
    expect(field('mark_betting')).toBeChecked();
  });

  it('leads to the terms in the language of the page', () => {
    renderStep();
    expect(screen.getByRole('link', { name: 'terms and conditions' })).toHaveAttribute('href', '/terms');
  });

  it('R-AUTH-16: names the box of the terms as the operator does, and links to them', () => {
    const terms = { name: 'terms', type: 'checkbox', label: 'I am 21 and accept the rules' };
    renderStep({ ...byEmail, forms: formsConfigSchema.parse({ forms: { registrationEmail: [terms] } }) });
    expect(field('terms')).toHaveAccessibleName(expect.stringMatching(/^I am 21 and accept the rules/));
    expect(screen.getByRole('link', { name: 'terms and conditions' })).toHaveAttribute('href', '/terms');
  });

  it('R-VAL-07: limits the days of a date of birth to those of adults', () => {
    const birthDate = { name: 'birth_date', type: 'date', label: 'Date of birth' };
    const forms = formsConfigSchema.parse({ forms: { registrationEmail: [birthDate] } });
    renderStep({ ...byEmail, forms });
    const { minDate, maxDate } = birthLimits(Date.now());
    expect(field('birth_date')).toHaveAttribute('min', minDate);
    expect(field('birth_date')).toHaveAttribute('max', maxDate);
  });

  it('offers e-mail and phone where both are configured', () => {
    renderStep({ ...byEmail, auth: DEFAULT_AUTH_SETTINGS.auth });
    expect(screen.getByRole('button', { name: 'Email' })).toHaveAttribute('aria-pressed', 'true');
    expect(screen.getByRole('button', { name: 'Phone' })).toHaveAttribute('aria-pressed', 'false');
  });

  it('keeps what both tabs ask for, and a box that was unticked', async () => {
    const { user } = renderStep({ ...byEmail, auth: DEFAULT_AUTH_SETTINGS.auth });
    await user.type(field('email'), 'ann@example.com');
    await user.type(field('password'), 'Secret12');
    await user.click(field('terms'));
    await user.click(field('notify'));
    await user.click(screen.getByRole('button', { name: 'Phone' }));
    expect(field('terms')).toBeChecked();
    expect(field('notify')).not.toBeChecked();
    await user.click(screen.getByRole('button', { name: 'Email' }));
    expect(field('email')).toHaveValue('ann@example.com');
    expect(field('password')).toHaveValue('Secret12');
    expect(field('notify')).not.toBeChecked();
  });

  it('leads back to signing in', async () => {
    const { user, onGoTo } = renderStep();
    await user.click(screen.getByRole('button', { name: 'Log in' }));
    expect(onGoTo).toHaveBeenCalledExactlyOnceWith('authorization');
  });
});

describe('a refused registration', () => {
  it('shows what is wrong with a field at that field and keeps what was typed', async () => {
    const fields = { email: [{ code: 'already_exists', message: 'This e-mail is taken' }] };
    call.mockRejectedValue(platformFailure('InvalidParameterException', { fields }));
    const { user } = await renderFilled();
    await user.click(send());
    await waitFor(() => expect(field('email')).toHaveAccessibleDescription(/This e-mail is taken/));
    expect(field('email')).toHaveValue('ann@example.com');
    expect(screen.getByRole('alert')).toBeEmptyDOMElement();
  });

  it('says what is wrong directly above its button, which stays in sight', async () => {
    call.mockRejectedValue(platformFailure('InternalServerErrorException'));
    const { user } = await renderFilled();
    await user.click(send());
    await screen.findByText(catalogue.en.errors.InternalServerErrorException);
    expect(screen.getByRole('alert').nextElementSibling).toBe(send());
  });

  it('says what is wrong with a field the form does not have', async () => {
    const fields = { currency: [{ code: 'invalid', message: 'This currency is not available' }] };
    call.mockRejectedValue(platformFailure('InvalidParameterException', { fields }));
    const { user } = await renderFilled();
    await user.click(send());
    expect(await screen.findByText('This currency is not available')).toBeInTheDocument();
  });

  it('R-ERR-16: shows the text of every exception, in the form', async () => {
    const { user } = await renderFilled();
    for (const type of EXCEPTION_TYPES) {
      if (fatalPage({ type, httpStatus: 200 })) continue;
      const text =
        type === 'AuthorizationException' ? catalogue.en.auth.registrationFailed : catalogue.en.errors[type];
      call.mockRejectedValueOnce(platformFailure(type));
      await user.click(send());
      expect(await screen.findByText(text), type).toBeInTheDocument();
    }
  });
});
