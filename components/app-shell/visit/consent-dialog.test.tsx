import { act, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { catalogue } from '@/i18n/catalogue';
import { reloadPage } from '@/components/shared/session/leave-page';
import { useConsent } from '@/stores/consent';
import { closeAllDialogs, openDialog } from '@/stores/dialogs';
import { renderWithTexts } from '@/tests/support/render-with-texts';
import { DialogHost } from '../dialogs/dialog-host';

vi.mock('@/components/shared/session/leave-page', () => ({ reloadPage: vi.fn() }));

const texts = catalogue.en.consent;

beforeEach(() => {
  localStorage.clear();
  closeAllDialogs();
  vi.mocked(reloadPage).mockClear();
});

async function open(isRequired: boolean) {
  useConsent.setState({ isRequired, allowed: null });
  const { user } = renderWithTexts(<DialogHost />);
  await act(async () => void openDialog('consent', {}));
  const click = async (name: string) => user.click(await screen.findByRole('button', { name }));
  return { click, chat: await screen.findByRole('checkbox', { name: texts.chat.name }) };
}

it('begins with what runs without a question, and ends it by a reload when that is refused', async () => {
  const { click, chat } = await open(false);
  expect(chat).toBeChecked();
  await click(texts.refuse);
  expect(useConsent.getState().allowed).toEqual([]);
  expect(reloadPage).toHaveBeenCalledOnce();
});

it('begins with nothing where the operator asks, and reloads nothing for a first choice', async () => {
  const { click, chat } = await open(true);
  expect(chat).not.toBeChecked();
  await click(texts.refuse);
  expect(reloadPage).not.toHaveBeenCalled();
});

it('begins with what runs also when the settings arrive after it was opened', async () => {
  const { chat } = await open(true);
  act(() => useConsent.getState().setRequired(false));
  expect(chat).toBeChecked();
});
