import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderWithTexts } from '@/tests/support/render-with-texts';
import { ContentLink } from './content-link';

it.each([
  ['https://partner.test/', '_blank', 'noopener noreferrer nofollow'],
  ['HTTP://partner.test/', '_blank', 'noopener noreferrer nofollow'],
  ['mailto:help@casino.test', null, null],
  ['tel:+33100000000', null, null],
  ['#main', null, null],
  ['/offers', null, null],
])('the link %s of the operator opens in the window %j, with rel %j', (href, target, rel) => {
  renderWithTexts(<ContentLink href={href}>Entry</ContentLink>);
  const link = screen.getByRole('link', { name: 'Entry' });
  expect(link).toHaveAttribute('href', href);
  expect(link.getAttribute('target')).toBe(target);
  expect(link.getAttribute('rel')).toBe(rel);
});
