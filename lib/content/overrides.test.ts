import { describe, expect, it } from 'vitest';
import { parseRecord } from './collections';
import { contentOverrides } from './overrides';

const common = parseRecord('common', {
  systemPages: {
    paySuccess: { title: 'Paid', info: 'Your $$sum$$ is here', button: null },
    notFound: { title: 'Nothing here' },
    invented: { title: 'x' },
  },
  promoErrors: { not_found: 'Promo code not found', 'a.b': 'x' },
  settingsToasts: { 'cashier-deposit': 'Fill in your data' },
  wrongRegistrationServer: 'Registration failed',
});

describe('contentOverrides', () => {
  it('replaces the listed messages only, and none by a text with placeholders (R-LAY-10, R-HOME-03)', () => {
    expect(contentOverrides(common)).toEqual({
      'system.paySuccess.title': 'Paid',
      'system.notFound.title': 'Nothing here',
      'promo.errors.not_found': 'Promo code not found',
      'settings.toasts.cashier-deposit': 'Fill in your data',
      'auth.wrongRegistrationServer': 'Registration failed',
    });
  });

  it('replaces nothing without content', () => {
    expect(contentOverrides(parseRecord('common', null))).toEqual({});
  });
});
