import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { queryClient } from '@/components/shared/query/query-client';
import { catalogue } from '@/i18n/catalogue';
import { routing } from '@/i18n/routing';
import { writeStored } from '@/lib/browser/storage';
import { defaultFormSettings } from '@/lib/forms/settings';
import { user } from '@/lib/session/schema';
import { useSession } from '@/stores/session';
import { platformCalls } from '@/tests/support/platform-calls';
import { platformFailure } from '../../tests/support/platform-failure';
import { renderInteractive } from '../../tests/support/interactive';
import { AccountState } from './account-state';
import { SettingsPanel } from './settings-panel';

vi.mock('next/navigation', () => ({
  usePathname: () => '/profile/settings',
  useRouter: () => ({}),
  useSearchParams: () => new URLSearchParams(),
}));
const call = platformCalls();

/** Mocks a platform that locks these fields once they are saved. */
function respond(fixedBySaving: readonly string[]): void {
  const saved: Record<string, unknown> = {};
  call.mockImplementation(async (method, input) => {
    if (method === 'account.getInfo') return { uid: 7, is_registration_completed: 'first_name' in saved };
    if (method === 'account.saveProfileInfo') return Object.assign(saved, input, { result: 1 });
    if (method === 'account.getPersonalDataFields') {
      const items = ['first_name', 'last_name'].map((name) => ({
        name,
        type: name,
        is_required: true,
        is_editable: !(name in saved && fixedBySaving.includes(name)),
      }));
      return { items };
    }
    return { first_name: '', last_name: 'Byron', contacts: [], ...saved };
  });
}

beforeEach(() => {
  queryClient.clear();
  call.mockReset();
  useSession.getState().setUser(user.parse({ uid: 7 }));
});

it.each(
  routing.locales.flatMap((locale) => [
    [locale, 'every field', ['first_name', 'last_name']] as const,
    [locale, 'the field with the focus', ['first_name']] as const,
  ]),
)('%s: the focus goes on at the facts when saving fixes %s', async (locale, _what, fixed) => {
  respond(fixed);
  const texts = catalogue[locale];
  const settings = defaultFormSettings(locale);
  const setup = { profile: [], contact: [], fakeName: [], countries: [], settings, settingsToasts: {} };
  const { user: person } = renderInteractive(<SettingsPanel {...setup} />, locale);
  await person.type(await screen.findByRole('textbox', { name: texts.forms.labels.firstName }), 'Ada{Enter}');
  const note = await screen.findByText(texts.profile.personal.fixed);
  await waitFor(() => expect(note).toHaveFocus());
});

it('leaves the focus where it is when what is fixed is elsewhere', async () => {
  respond(['last_name']);
  const settings = defaultFormSettings('en');
  const setup = { profile: [], contact: [], fakeName: [], countries: [], settings, settingsToasts: {} };
  const { user: person } = renderInteractive(<SettingsPanel {...setup} />);
  const field = await screen.findByRole('textbox', { name: catalogue.en.forms.labels.firstName });
  await person.type(field, 'Ada{Enter}');
  await screen.findByText(catalogue.en.profile.personal.fixed);
  await act(async () => undefined);
  expect(field).toHaveFocus();
});

it('R-SESS-02: the account menu knows when saving completed the registration', async () => {
  respond([]);
  useSession.getState().setUser(user.parse({ uid: 7, is_registration_completed: false }));
  const settings = defaultFormSettings('en');
  const setup = { profile: [], contact: [], fakeName: [], countries: [], settings, settingsToasts: {} };
  const { user: person } = renderInteractive(
    <>
      <AccountState page="settings" />
      <SettingsPanel {...setup} />
    </>,
  );
  expect(screen.getByText(catalogue.en.profile.state.incomplete)).toBeVisible();
  const field = await screen.findByRole('textbox', { name: catalogue.en.forms.labels.firstName });
  await person.type(field, 'Ada{Enter}');
  await waitFor(() => expect(screen.queryByText(catalogue.en.profile.state.incomplete)).toBeNull());
});

it('R-PROF-02: what is typed while a save is pending stays, as a change to save', async () => {
  respond([]);
  const answer = call.getMockImplementation();
  let finish = () => {};
  const pending = new Promise<void>((resolve) => (finish = resolve));
  call.mockImplementation(async (method, input) => {
    if (method === 'account.saveProfileInfo') await pending;
    return answer?.(method, input);
  });
  const settings = defaultFormSettings('en');
  const setup = { profile: [], contact: [], fakeName: [], countries: [], settings, settingsToasts: {} };
  const { user: person } = renderInteractive(<SettingsPanel {...setup} />);
  const field = await screen.findByRole('textbox', { name: catalogue.en.forms.labels.firstName });
  await person.type(field, 'Ada{Enter}');
  const form = screen.getByRole('form', { name: catalogue.en.profile.personal.title });
  const save = within(form).getByRole('button', { name: catalogue.en.profile.save });
  const saves = () => call.mock.calls.filter(([method]) => method === 'account.saveProfileInfo');
  await waitFor(() => expect(saves()).toHaveLength(1));
  await person.type(field, 'line');
  finish();
  await waitFor(() => expect(save).not.toHaveAttribute('aria-busy', 'true'));
  expect(field).toHaveValue('Adaline');
  expect(save).not.toHaveAttribute('aria-disabled', 'true');
  await person.click(save);
  await waitFor(() => expect(saves()).toHaveLength(2));
  expect(saves()[1]?.[1]).toMatchObject({ first_name: 'Adaline' });
  await waitFor(() => expect(save).toHaveAttribute('aria-disabled', 'true'));
});

it.each(['cpf', 'document'])(
  'R-PROF-01: a refusal of the document is at its field, here %s',
  async (name) => {
    const fields = { document: [{ code: 'taken', message: 'Somebody has it' }] };
    call.mockImplementation(async (method) => {
      if (method === 'account.saveProfileInfo')
        throw platformFailure('InvalidParameterException', { fields });
      if (method === 'account.getPersonalDataFields') {
        return { items: [{ name, type: 'cpf', is_required: true, is_editable: true }] };
      }
      return { contacts: [] };
    });
    const settings = defaultFormSettings('en');
    const setup = { profile: [], contact: [], fakeName: [], countries: [], settings, settingsToasts: {} };
    const { user: person } = renderInteractive(<SettingsPanel {...setup} />);
    const field = await screen.findByRole('textbox', { name: /CPF/ });
    await person.type(field, '52998224725{Enter}');
    await waitFor(() => expect(field).toHaveAccessibleDescription(/Somebody has it/));
    expect(screen.getAllByText(/Somebody has it/)).toHaveLength(1);
  },
);

it('R-ROUTE-32: what was typed in the other language can be saved', async () => {
  respond([]);
  writeStored('drafts', { '7:personal': { first_name: 'Ada', last_name: 'Byron' } });
  const settings = defaultFormSettings('fr');
  const setup = { profile: [], contact: [], fakeName: [], countries: [], settings, settingsToasts: {} };
  renderInteractive(<SettingsPanel {...setup} />, 'fr');
  const field = await screen.findByRole('textbox', { name: catalogue.fr.forms.labels.firstName });
  await waitFor(() => expect(field).toHaveValue('Ada'));
  expect(await screen.findByText(catalogue.fr.forms.draft.kept)).toBeVisible();
  const form = screen.getByRole('form', { name: catalogue.fr.profile.personal.title });
  const save = within(form).getByRole('button', { name: catalogue.fr.profile.save });
  expect(save).not.toHaveAttribute('aria-disabled', 'true');
});
