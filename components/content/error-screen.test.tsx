import { screen } from '@testing-library/react';
import { Component, type ReactNode } from 'react';
import { expect, it, vi } from 'vitest';
import { catalogue } from '@/i18n/catalogue';
import { settingsCalls } from '@/tests/support/settings-calls';
import { renderWithTexts } from '../../tests/support/render-with-texts';
import { ErrorScreen } from './lazy-system-page';

vi.mock('next/navigation', () => ({ usePathname: () => '/fr/offers' }));

settingsCalls();

/** The boundary around the layout. */
class Outer extends Component<{ children: ReactNode }> {
  override state: { error?: Error } = {};
  static getDerivedStateFromError = (error: Error) => ({ error });
  override render() {
    const { error } = this.state;
    return error ? <ErrorScreen error={error} /> : this.props.children;
  }
}

it.each([
  ['platform:UserBannedException', 'userBlocked', 1],
  ['2953', 'notFound', 1],
  [undefined, 'notFound', 1],
  ['platform:Forbidden', 'forbidden', 0],
  ['platform:ApplicationUnavailableException', 'maintenance', 0],
] as const)(
  'R-LAY-02: a page that failed with %s shows %s, the layout %i times',
  async (digest, page, layouts) => {
    vi.spyOn(console, 'error').mockReturnValue();
    const error = Object.assign(new Error('failed'), { digest });
    renderWithTexts(
      <Outer>
        <header />
        <main>
          <ErrorScreen error={error} isInShell />
        </main>
      </Outer>,
      'fr',
    );
    const { title } = catalogue.fr.system[page];
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeInTheDocument();
    expect(screen.queryAllByRole('banner')).toHaveLength(layouts);
    // Retrying helps if the error is unspecific.
    const retry = screen.queryByRole('link', { name: catalogue.fr.common.retry });
    if (page === 'notFound') expect(retry).toHaveAttribute('href', '/fr/offers');
    else if (page !== 'maintenance') expect(retry).toBeNull();
    expect(screen.getAllByRole('main')).toHaveLength(1);
  },
);
