import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { renderWithTexts } from '../../tests/support/render-with-texts';
import { NavLink } from './nav-link';
import { sectionIcon } from './section-icon';

const { address } = vi.hoisted(() => ({ address: { path: '/' } }));
vi.mock('next/navigation', () => ({ usePathname: () => address.path }));

describe('a menu entry', () => {
  it.each([
    ['/offers', '/offers', true],
    ['/fr/offers', '/offers', true],
    ['/offers/11', '/offers', true],
    ['/offers-of-the-day', '/offers', false],
    ['/', '/offers', false],
    ['/', '/', true],
    ['/fr', '/', true],
    ['/offers', '/', false],
  ])('on %s the entry %s is marked: %j', (path, href, isMarked) => {
    address.path = path;
    renderWithTexts(
      <NavLink href={href} className="entry" activeClassName="active">
        Entry
      </NavLink>,
    );
    const link = screen.getByRole('link', { name: 'Entry' });
    expect(link.getAttribute('aria-current')).toBe(isMarked ? 'page' : null);
    expect(link.classList.contains('active')).toBe(isMarked);
    expect(link).toHaveClass('entry');
  });

  it('R-ROUTE-31: leads to the page in the language of the site', () => {
    renderWithTexts(<NavLink href="/offers">Entrée</NavLink>, 'fr');
    expect(screen.getByRole('link')).toHaveAttribute('href', '/fr/offers');
  });

  it('reports when it is followed', () => {
    const followed = vi.fn();
    renderWithTexts(
      <NavLink href="/offers" onClick={followed}>
        Entry
      </NavLink>,
    );
    const link = screen.getByRole('link');
    link.addEventListener('click', (event) => event.preventDefault());
    fireEvent.click(link);
    expect(followed).toHaveBeenCalledTimes(1);
  });
});

it('a section has an icon of its own, another address an arrow', () => {
  expect(sectionIcon('/tournaments')).toBe('trophy');
  expect(sectionIcon('https://example.com')).toBe('chevronRight');
});
