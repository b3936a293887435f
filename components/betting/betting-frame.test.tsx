import { act, fireEvent, render, screen } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { catalogue } from '@/i18n/catalogue';
import { BETTING_LOAD_LIMIT_MS } from '@/lib/betting/rules';
import { BettingFrame } from './betting-frame';

vi.mock('next/navigation', () => ({ useRouter: () => ({ refresh: vi.fn() }) }));

const page = (
  <NextIntlClientProvider locale="en" messages={catalogue.en} timeZone="UTC">
    <BettingFrame url="https://book.test/" />
  </NextIntlClientProvider>
);

describe('BettingFrame', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('R-BET-01 frames the sportsbook under a name, without the right to replace the site', () => {
    render(page);
    const frame = screen.getByTitle('Betting');
    expect(frame).toHaveAttribute('src', 'https://book.test/');
    expect(frame.getAttribute('sandbox')?.split(' ')).toContain('allow-scripts');
    expect(frame.getAttribute('sandbox')).not.toContain('top-navigation');
  });

  it('is not in the HTML of the server, where its loading would go unheard', () => {
    expect(renderToString(page)).not.toContain('<iframe');
  });

  it('says so when nothing came in time, and tries again', () => {
    render(page);
    act(() => void vi.advanceTimersByTime(BETTING_LOAD_LIMIT_MS));
    expect(screen.getByRole('alert')).toHaveTextContent('The betting area did not load.');
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(screen.getByTitle('Betting')).toBeInTheDocument();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('stays once it has loaded', () => {
    render(page);
    fireEvent.load(screen.getByTitle('Betting'));
    act(() => void vi.advanceTimersByTime(BETTING_LOAD_LIMIT_MS * 2));
    expect(screen.getByTitle('Betting')).toBeInTheDocument();
  });
});
