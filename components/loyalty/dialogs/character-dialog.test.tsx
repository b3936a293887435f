import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { queryClient } from '@/components/shared/query/query-client';
import { catalogue } from '@/i18n/catalogue';
import { useToasts } from '@/stores/toasts';
import { platformCalls } from '@/tests/support/platform-calls';
import { resolveDialog, freshPlayer, renderInteractive } from '../../../tests/support/interactive';
import { platformFailure } from '../../../tests/support/platform-failure';
import { CharacterDialog } from './character-dialog';

vi.mock('next/navigation', () => ({ useRouter: () => ({}), usePathname: () => '/loyalty' }));

const call = platformCalls();
const { characters } = catalogue.en.loyalty;

/** A platform with two characters that never responds; whether it carries out a choice is `isDone`. */
function loseResponses({ isDone }: { isDone: boolean }): void {
  let chosen = '1';
  call.mockImplementation(async (name, input) => {
    if (name === 'loyalty.getcharacters') {
      const items = ['1', '2'].map((id) => ({ id, name: `Hero ${id}`, image: null }));
      return { id: chosen, paged: { items, total: 2 } };
    }
    if (isDone) chosen = input.id ?? chosen;
    throw platformFailure('NetworkFailure');
  });
}

async function choose() {
  const close = vi.fn();
  const { user } = renderInteractive(<CharacterDialog close={close} />, 'en');
  await user.click(await screen.findByRole('radio', { name: /Hero 2/ }));
  await user.click(screen.getByRole('button', { name: characters.select }));
  await resolveDialog('loyaltyCharacterConfirm', true);
  return close;
}

const shownToasts = () => useToasts.getState().toasts.map(({ type, text }) => [type, text]);
const sent = () => call.mock.calls.filter(([name]) => name === 'loyalty.setcharacter').length;

beforeEach(() => {
  call.mockReset();
  queryClient.clear();
  freshPlayer();
});

it('offers the characters of every page of the platform (R-LOY-05)', async () => {
  call.mockImplementation(async (_, { offset }) => {
    const items = [1, 2, 3].map((id) => ({ id, name: `Hero ${id}`, image: null }));
    const page = items.slice(Number(offset), Number(offset) + 2);
    return { id: '3', paged: { items: page, offset: Number(offset), limit: 2, total: 3 } };
  });
  renderInteractive(<CharacterDialog close={vi.fn()} />, 'en');
  expect(await screen.findAllByRole('radio')).toHaveLength(3);
  expect(screen.getByRole('radio', { name: /Hero 3/ })).toBeChecked();
});

describe('choosing a character without a response (R-LOY-06)', () => {
  it('finds out by the list that it was carried out', async () => {
    loseResponses({ isDone: true });
    const close = await choose();
    await waitFor(() =>
      expect(shownToasts()).toEqual([['success', characters.done.replace('{name}', 'Hero 2')]]),
    );
    expect(close).toHaveBeenCalledOnce();
    expect(sent()).toBe(1);
  });

  it('shows the failure when it was not', async () => {
    loseResponses({ isDone: false });
    const close = await choose();
    await waitFor(() => expect(shownToasts()).toMatchObject([['error', expect.any(String)]]));
    expect(close).not.toHaveBeenCalled();
    expect(sent()).toBe(1);
  });
});
