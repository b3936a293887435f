import { describe, expect, it } from 'vitest';
import { paymentMethod } from '@/lib/cashier/schema';
import { renderWithTexts } from '../../../tests/support/render-with-texts';
import { MethodCard } from './method-card';

function pictureOf(image: string): string | null {
  const method = paymentMethod.parse({ sysname: 'card', name: 'Bank card', currency: 'EUR', image });
  const { container } = renderWithTexts(<MethodCard method={method} />);
  expect(container.querySelectorAll('img, svg')).toHaveLength(1);
  return container.querySelector('img')?.getAttribute('src') ?? null;
}

describe('the picture of a payment method', () => {
  it.each(['/platform/media/pay/card.svg', 'https://cdn.test/card.png'])('shows %s', (image) => {
    expect(pictureOf(image)).toBe(image);
  });

  it.each(['javascript:alert(1)', 'data:image/svg+xml,<svg/>', '/api/auth.logout'])(
    'SEC: takes %s for none, and shows the icon',
    (image) => expect(pictureOf(image)).toBeNull(),
  );
});
