import { render } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { PageTitle } from './page-title';

beforeEach(() => document.head.replaceChildren());

/** Adds a title as React does for a page's metadata. */
function addMetadata(text: string): HTMLTitleElement {
  const title = document.createElement('title');
  title.textContent = text;
  document.head.insertBefore(title, document.head.querySelector('title'));
  return title;
}

it('names the document at once where the metadata come later than the page', () => {
  const first = addMetadata('Loyalty');
  const { rerender } = render(<PageTitle text="Loyalty" />);
  first.remove();
  expect(document.title).toBe('Loyalty');
  rerender(<PageTitle text="Players club" />);
  expect(document.title).toBe('Players club');
  const second = addMetadata('Players club | Casino');
  expect(document.title).toBe('Players club | Casino');
  second.remove();
  rerender(<PageTitle text="Players club" />);
  expect(document.title).toBe('Players club');
  expect(document.querySelectorAll('title')).toHaveLength(1);
});

it('comes back where something has emptied the head', () => {
  const { rerender } = render(<PageTitle text="Offers" />);
  document.head.replaceChildren();
  rerender(<PageTitle text="Offers" />);
  expect(document.title).toBe('Offers');
});
