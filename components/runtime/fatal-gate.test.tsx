import { act, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { catalogue } from '@/i18n/catalogue';
import { useFatal, type FatalKind } from '@/stores/fatal';
import { renderWithTexts } from '../../tests/support/render-with-texts';
import { FatalGate } from './fatal-gate';

vi.mock('next/navigation', () => ({ usePathname: () => '/fr/offers' }));

beforeEach(() => useFatal.getState().reset());

it.each<[FatalKind, 'userBlocked' | 'forbidden' | 'maintenance', string]>([
  ['blocked', 'userBlocked', '/fr/support'],
  ['forbidden', 'forbidden', '/fr'],
  ['maintenance', 'maintenance', '/fr/offers'],
])(
  'R-ERR-03 to R-ERR-05: %s takes the screen with the page %s, whose button leads to %s',
  async (kind, page, href) => {
    renderWithTexts(
      <FatalGate>
        <p>The page</p>
      </FatalGate>,
      'fr',
    );
    expect(screen.getByText('The page')).toBeInTheDocument();
    act(() => useFatal.getState().show(kind));
    const { title, button } = catalogue.fr.system[page];
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: button })).toHaveAttribute('href', href);
    expect(screen.queryByText('The page')).not.toBeInTheDocument();
  },
);
