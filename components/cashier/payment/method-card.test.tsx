import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { paymentMethod } from '@/lib/cashier/schema';
import { renderWithTexts } from '../../../tests/support/render-with-texts';
import { MethodCard } from './method-card';

function pictureOf(image: string): string | null {
  const method = paymentMethod.parse({ sysname: 'card', name: 'Bank card', currency: 'EUR', image });
  const { container } = renderWithTexts(<MethodCard method={method} isLastUsed={false} />);
  expect(container.querySelectorAll('img, svg')).toHaveLength(1);
  return container.querySelector('img')?.getAttribute('src') ?? null;
}

describe('the fee of a payment method', () => {
  it.each([
    [0, 'Any amount · No fee'],
    [1.5, 'Any amount · 1.5% fee'],
    [null, 'Any amount'],
  ])('R-CASH-01: %s is shown as "%s"', (fee, text) => {
    const known = paymentMethod.parse({ sysname: 'card', name: 'Bank card', currency: 'EUR' });
    const method = { ...known, fee_percent: fee };
    const { container } = renderWithTexts(<MethodCard method={method} isLastUsed={false} />);
    expect(container.lastElementChild?.lastElementChild?.textContent).toBe(text);
  });

  it('stays apart from the limits in the name of a control', () => {
    const known = paymentMethod.parse({ sysname: 'card', name: 'Bank card', currency: 'EUR' });
    renderWithTexts(
      <button type="button">
        <MethodCard method={{ ...known, fee_percent: 0 }} isLastUsed={false} />
      </button>,
    );
    expect(screen.getByRole('button', { name: /amount · No fee$/ })).toBeInTheDocument();
  });
});

describe('the picture of a payment method', () => {
  it.each(['/platform/media/pay/card.svg', 'https://cdn.test/card.png'])('shows %s', (image) => {
    expect(pictureOf(image)).toBe(image);
  });

  it.each(['javascript:alert(1)', 'data:image/svg+xml,<svg/>', '/api/auth.logout'])(
    'SEC: takes %s for none, and shows the icon',
    (image) => expect(pictureOf(image)).toBeNull(),
  );
});
