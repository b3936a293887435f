import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { renderWithTexts } from '../../tests/support/render-with-texts';
import type { SystemPageName } from '@/lib/content/system-pages';
import { SYSTEM_PAGE_LOOKS } from './system-page-looks';
import { SystemPanel } from './system-panel';

vi.mock('next/navigation', () => ({ usePathname: () => '/fr/cashier/deposit' }));

const texts = { title: 'Paiement réussi', info: 'Votre solde est crédité', button: 'Jouer' };

describe('the body of a system page', () => {
  it('R-LAY-04: has an icon, a heading, a description and a button', () => {
    const { container } = renderWithTexts(<SystemPanel {...SYSTEM_PAGE_LOOKS.paySuccess} {...texts} />, 'fr');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(texts.title);
    expect(screen.getByText(texts.info)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Jouer' })).toHaveAttribute('href', '/fr/gamehall');
    expect(container.querySelector('use')).toHaveAttribute(
      'href',
      expect.stringMatching(/sprite\.svg#checkCircle$/),
    );
  });

  it.each([null, undefined, ''])('R-LAY-04: has no button where its text is %j', (button) => {
    renderWithTexts(<SystemPanel {...SYSTEM_PAGE_LOOKS.paySuccess} {...texts} button={button} />);
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
  });

  it.each(['', '?id=9001&from=mail'])(
    'maintenance loads the very page again, its query %j included',
    (query) => {
      window.history.replaceState(null, '', `/fr/cashier/deposit${query}`);
      renderWithTexts(<SystemPanel {...SYSTEM_PAGE_LOOKS.maintenance} {...texts} />, 'fr');
      expect(screen.getByRole('link')).toHaveAttribute('href', `/fr/cashier/deposit${query}`);
      window.history.replaceState(null, '', '/');
    },
  );
});

it.each<[SystemPageName, string | null]>([
  ['paySuccess', '/gamehall'],
  ['payFail', '/cashier/deposit'],
  ['payCancel', '/cashier/deposit'],
  ['payPending', '/cashier/history'],
  ['userBlocked', '/support'],
  ['forbidden', '/'],
  ['notFound', '/'],
  ['maintenance', null],
])('R-LAY-06 to R-LAY-09: the button of %s leads to %s', (page, href) => {
  expect(SYSTEM_PAGE_LOOKS[page].href).toBe(href);
});
