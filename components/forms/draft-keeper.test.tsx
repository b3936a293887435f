import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { hidePage, showPage } from '@/components/shared/session/leave-page';
import { catalogue } from '@/i18n/catalogue';
import type { FormValues } from '@/lib/content/form-descriptor';
import { forgetDrafts } from '@/lib/forms/drafts';
import { changeLanguage } from '@/lib/session/change-language';
import { user as account } from '@/lib/session/schema';
import { useSession } from '@/stores/session';
import { platformCalls } from '@/tests/support/platform-calls';
import { renderWithTexts } from '../../tests/support/render-with-texts';
import { ConfiguredFields } from './configured-fields';
import { DraftKeeper } from './draft-keeper';
import { Form, SubmitButton } from './form';
import { useConfiguredForm } from './use-configured-form';

// No other tab listens to the change.
platformCalls().mockReturnValue({ result: 1 });

const FIELDS = [
  { name: 'town', type: 'text', label: 'Town', isOptional: true },
  { name: 'home.street', type: 'text', label: 'Street', isOptional: true },
  { name: 'phone', type: 'phone', label: 'Phone', isOptional: true },
] as const;

function Subject({ initial = { town: 'Rouen' } }: { initial?: Partial<FormValues> }) {
  const form = useConfiguredForm({ fields: FIELDS, initial });
  return (
    <Form form={form} onSubmit={() => form.methods.reset(form.methods.getValues())}>
      <ConfiguredFields />
      <SubmitButton>Save</SubmitButton>
      <DraftKeeper name="test" />
    </Form>
  );
}

function isLeavingAsked(): boolean {
  const event = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(event);
  return event.defaultPrevented;
}

const town = () => screen.getByLabelText(/Town/);

beforeEach(() => {
  forgetDrafts();
  useSession.getState().setUser(account.parse({ uid: 1 }));
});

describe('changes that are not saved', () => {
  it('come back with a word about it, and can be discarded', async () => {
    const { user, unmount } = renderWithTexts(<Subject />);
    await user.type(town(), ' Est');
    await user.type(screen.getByLabelText(/Street/), 'Main');
    unmount();
    const again = renderWithTexts(<Subject />);
    expect(town()).toHaveValue('Rouen Est');
    expect(screen.getByLabelText(/Street/)).toHaveValue('Main');
    expect(screen.getByRole('status')).toHaveTextContent('We kept what you had not saved.');
    await again.user.click(screen.getByRole('button', { name: 'Discard' }));
    expect(town()).toHaveValue('Rouen');
    again.unmount();
    renderWithTexts(<Subject />);
    expect(town()).toHaveValue('Rouen');
  });

  it('R-ROUTE-32: go along to the other language, which is no reason to ask', async () => {
    window.sessionStorage.clear();
    const { user, unmount } = renderWithTexts(<Subject />);
    await user.type(screen.getByLabelText(/Street/), 'Main');
    expect(isLeavingAsked()).toBe(true);
    await changeLanguage('fr', '#switched');
    expect(isLeavingAsked()).toBe(false);
    const stored = { ...window.sessionStorage };
    unmount();
    // A new document does not have the old one's memory.
    forgetDrafts();
    for (const [key, text] of Object.entries(stored)) window.sessionStorage.setItem(key, String(text));
    const again = renderWithTexts(<Subject />, 'fr');
    expect(screen.getByLabelText(/Street/)).toHaveValue('Main');
    expect(screen.getByRole('status')).toHaveTextContent(catalogue.fr.forms.draft.kept);
    expect(isLeavingAsked()).toBe(true);
    again.unmount();
  });

  it.each(['Save', 'Discard'])('are spoken of once: not after %s, nor in the other language', async (end) => {
    window.sessionStorage.clear();
    const { user, unmount } = renderWithTexts(<Subject />);
    await user.type(town(), ' Est');
    unmount();
    const again = renderWithTexts(<Subject />);
    expect(screen.getByRole('status')).toBeInTheDocument();
    await again.user.click(screen.getByRole('button', { name: end }));
    await act(async () => undefined);
    await again.user.type(town(), '!');
    expect(screen.queryByRole('status')).toBeNull();
    await again.user.type(town(), '{Backspace}');
    await changeLanguage('fr', '#switched');
    expect(window.sessionStorage).toHaveLength(0);
  });

  it('are not spoken of where they were saved elsewhere in the meantime', async () => {
    const { user, unmount } = renderWithTexts(<Subject />);
    await user.type(town(), ' Est');
    unmount();
    const again = renderWithTexts(<Subject initial={{ town: 'Rouen Est' }} />);
    await again.user.type(town(), '!');
    expect(screen.queryByRole('status')).toBeNull();
  });

  it('come back without what was not touched, which may have been saved elsewhere', async () => {
    const { user, unmount } = renderWithTexts(<Subject />);
    await user.type(screen.getByLabelText(/Street/), 'Main');
    unmount();
    renderWithTexts(<Subject initial={{ town: 'Lyon' }} />);
    expect(screen.getByLabelText(/Street/)).toHaveValue('Main');
    expect(town()).toHaveValue('Lyon');
  });

  it('come back with the country of a phone', async () => {
    const { user, unmount } = renderWithTexts(<Subject />);
    await user.selectOptions(
      screen.getByRole('combobox'),
      await screen.findByRole('option', { name: /\(\+49\)/ }),
    );
    await user.type(screen.getByLabelText(/Phone/), '7911');
    unmount();
    renderWithTexts(<Subject />);
    expect(screen.getByLabelText(/Phone/)).toHaveValue('7911');
    await waitFor(() => expect(screen.getByRole('combobox')).toHaveDisplayValue(/\(\+49\)/));
  });

  it('are asked about before the document is left, until they are saved', async () => {
    const { user, unmount } = renderWithTexts(<Subject />);
    expect(isLeavingAsked()).toBe(false);
    await user.type(town(), ' Est');
    expect(isLeavingAsked()).toBe(true);
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await act(async () => undefined);
    expect(isLeavingAsked()).toBe(false);
    unmount();
    renderWithTexts(<Subject />);
    expect(screen.queryByRole('status')).toBeNull();
  });

  it('R-AUTH-09: are not asked about when a sign-out has hidden the page', async () => {
    const { user } = renderWithTexts(<Subject />);
    await user.type(town(), ' Est');
    hidePage();
    expect(isLeavingAsked()).toBe(false);
    showPage();
    expect(isLeavingAsked()).toBe(true);
  });

  it('never show to another player', async () => {
    const { user, unmount } = renderWithTexts(<Subject />);
    await user.type(town(), ' Est');
    unmount();
    act(() => useSession.getState().setUser(account.parse({ uid: 2 })));
    renderWithTexts(<Subject />);
    expect(town()).toHaveValue('Rouen');
  });
});
