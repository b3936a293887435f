import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderWithTexts } from '../../tests/support/render-with-texts';
import { NotLoadedPage } from './not-loaded-page';

it('R-LAY-01: has no main of its own inside of the default layout, which has one', () => {
  renderWithTexts(
    <main>
      <NotLoadedPage isInShell />
    </main>,
  );
  expect(screen.getAllByRole('main')).toHaveLength(1);
  expect(screen.getByRole('button')).toBeVisible();
});

it('R-LAY-02: is the main part of a document without the default layout', () => {
  renderWithTexts(<NotLoadedPage />);
  expect(screen.getByRole('main')).toContainElement(screen.getByRole('heading', { level: 1 }));
});
