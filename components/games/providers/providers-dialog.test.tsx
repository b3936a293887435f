import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { queryClient } from '@/components/shared/query/query-client';
import { MAX_PROVIDERS, NO_FILTER } from '@/lib/games/rules';
import { responseWith, show } from '../games.test-support';
import { ProvidersDialog } from './providers-dialog';

const close = vi.fn();
const list = { filter: NO_FILTER, scope: {} };
const provider = (sysname: string, name: string, count: number) => ({
  sysname,
  name,
  image_url: null,
  game_params: { count, types: ['slot'] },
});

beforeEach(() => {
  queryClient.clear();
  close.mockClear();
  vi.stubGlobal('fetch', (address: string) => {
    const url = new URL(address, 'http://site.test');
    if (url.pathname.endsWith('games.getProviders'))
      return Promise.resolve(
        responseWith({ items: [provider('neon', 'Neon', 30), provider('sunplay', 'Sunplay', 12)], total: 2 }),
      );
    const options = url.searchParams.get('options') ?? '';
    return Promise.resolve(responseWith({ items: [], total: options.includes('sunplay') ? 12 : 42 }));
  });
  show(<ProvidersDialog chosen={[]} list={list} close={close} />);
});

it('R-GAME-05 takes several providers at once, and says how many games they will show', async () => {
  fireEvent.click(await screen.findByRole('checkbox', { name: /Sunplay/ }));
  fireEvent.click(await screen.findByRole('button', { name: 'Show 12 games' }));
  expect(close).toHaveBeenCalledExactlyOnceWith(['sunplay']);
});

it('finds a provider by a part of its name, and keeps what was chosen before', async () => {
  fireEvent.click(await screen.findByRole('checkbox', { name: /Sunplay/ }));
  const field = screen.getByRole('searchbox', { name: 'Find a provider' });
  fireEvent.change(field, { target: { value: 'NEO' } });
  expect(screen.getAllByRole('checkbox')).toHaveLength(1);
  fireEvent.click(screen.getByRole('checkbox', { name: /Neon/ }));
  fireEvent.change(field, { target: { value: 'nobody' } });
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('No provider of that name'));
  fireEvent.click(screen.getByRole('button', { name: /^Show/ }));
  expect(close).toHaveBeenCalledWith(['sunplay', 'neon']);
});

it('clears the choice', async () => {
  fireEvent.click(await screen.findByRole('checkbox', { name: /Neon/ }));
  fireEvent.click(screen.getByRole('button', { name: 'Clear choice' }));
  expect(screen.getByRole('checkbox', { name: /Neon/ })).not.toBeChecked();
  expect(screen.queryByRole('button', { name: 'Clear choice' })).toBeNull();
});

it('R-GAME-05 takes no more providers than the filter in the address holds', async () => {
  cleanup();
  const chosen = Array.from({ length: MAX_PROVIDERS - 1 }, (_, at) => `p${at}`);
  show(<ProvidersDialog chosen={chosen} list={list} close={close} />);
  fireEvent.click(await screen.findByRole('checkbox', { name: /Sunplay/ }));
  expect(screen.getByRole('checkbox', { name: /Neon/ })).toBeDisabled();
  fireEvent.click(screen.getByRole('checkbox', { name: /Sunplay/ }));
  expect(screen.getByRole('checkbox', { name: /Neon/ })).toBeEnabled();
});
