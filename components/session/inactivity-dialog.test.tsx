import { act, fireEvent, render, screen } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { noteActivity } from './inactivity';
import { catalogue } from '@/i18n/catalogue';
import type { Locale } from '@/i18n/routing';
import { useInactivity } from '@/stores/inactivity';
import { InactivityDialog } from './inactivity-dialog';

vi.mock('./inactivity', () => ({ noteActivity: vi.fn() }));

function show(locale: Locale): void {
  render(
    <NextIntlClientProvider locale={locale} messages={catalogue[locale]} timeZone="UTC">
      <InactivityDialog />
    </NextIntlClientProvider>,
  );
}

beforeEach(() => {
  useInactivity.getState().start(0, 1_800);
  useInactivity.getState().warn(360);
});

describe('InactivityDialog', () => {
  it('R-SESS-05 counts down, without being read out each second', () => {
    show('en');
    const timer = screen.getByRole('timer');
    expect(timer).toHaveTextContent('360 seconds left');
    expect(timer).toHaveAttribute('aria-live', 'off');
    act(() => useInactivity.getState().warn(1));
    expect(timer).toHaveTextContent('1 second left');
  });

  it('speaks French', () => {
    show('fr');
    expect(screen.getByRole('timer')).toHaveTextContent('360 secondes restantes');
  });

  it('R-SESS-06 stays signed in by its button', () => {
    show('en');
    fireEvent.click(screen.getByRole('button', { name: 'Stay logged in' }));
    expect(noteActivity).toHaveBeenCalledOnce();
  });
});
