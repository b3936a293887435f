import { screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { renderWithTexts } from '@/tests/support/render-with-texts';
import { VisitRuntime } from './visit-runtime';

const page = vi.hoisted(() => ({ path: '/' }));
vi.mock('next/navigation', () => ({ usePathname: () => page.path }));
vi.mock('@/lib/analytics/hits', () => ({ sendVisitHit: vi.fn() }));
vi.mock('./visit-settings', () => ({ loadVisitSettings: () => new Promise(() => undefined) }));

const view = () => (
  <>
    <button type="button">Search</button>
    <main id="main" tabIndex={-1} />
    <footer>
      <button type="button">Terms</button>
    </footer>
    <VisitRuntime />
  </>
);

/** Renders the page, and puts the focus on a control. */
function renderFocused(name: string) {
  const { rerender } = renderWithTexts(view());
  const control = screen.getByRole('button', { name });
  control.focus();
  const show = (path: string) => {
    page.path = path;
    rerender(view());
  };
  return { control, show };
}

beforeEach(() => {
  page.path = '/';
});

it('a page that a link of the footer leads to has the focus at its start', () => {
  const { control, show } = renderFocused('Terms');
  show('/');
  expect(control).toHaveFocus();
  show('/terms');
  expect(screen.getByRole('main')).toHaveFocus();
});

it('a focus outside of the footer stays where it is', () => {
  const { control, show } = renderFocused('Search');
  show('/offers');
  expect(control).toHaveFocus();
});

it('so does one in the footer with which this code comes', () => {
  const footer = document.body.appendChild(document.createElement('footer'));
  const link = footer.appendChild(document.createElement('button'));
  link.focus();
  page.path = '/terms';
  renderWithTexts(view());
  expect(link).toHaveFocus();
  footer.remove();
});
