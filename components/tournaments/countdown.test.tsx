import { act, render, screen } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import messages from '@/i18n/messages/en/tournaments.json';
import { Countdown } from './countdown';

const subject = (
  <NextIntlClientProvider locale="en" messages={{ tournaments: messages }} timeZone="UTC">
    <Countdown until="2026-01-02T00:00:10.000Z" label="Ends in" passed="Planned to end END">
      END
    </Countdown>
  </NextIntlClientProvider>
);

const value = () => screen.getByRole('timer').textContent.replace('Ends in', '');

/** Site time as the responses report it; the device clock is at midnight. */
let siteTime: string;

describe('Countdown', () => {
  beforeEach(() => {
    vi.resetModules();
    siteTime = 'Thu, 01 Jan 2026 00:00:02 GMT';
    vi.useFakeTimers({ now: Date.parse('2026-01-01T00:00:00.000Z') });
    vi.stubGlobal('fetch', async () => new Response(null, { headers: { date: siteTime } }));
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });

  it('shows days as text, ticks as a clock on the last day, and says at zero what was planned', () => {
    render(subject);
    expect(value()).toBe('1 day');
    expect(screen.getByText('END')).toBeInTheDocument();
    act(() => void vi.advanceTimersByTime(13_000));
    expect(value()).toBe('23:59:57');
    act(() => void vi.advanceTimersByTime(1_000));
    expect(value()).toBe('23:59:56');
    act(() => void vi.advanceTimersByTime(48 * 3_600_000));
    expect(screen.queryByRole('timer')).toBeNull();
    expect(document.body).toHaveTextContent(/^Planned to end END$/);
  });

  it.each([
    ['a day slow', 'Fri, 02 Jan 2026 00:00:00 GMT', '00:00:10'],
    ['two hours fast', 'Wed, 31 Dec 2025 22:00:00 GMT', '1 day 2 hours'],
  ])('goes by the site’s clock where the device’s is %s', async (_, time, left) => {
    siteTime = time;
    const { Countdown: Fresh } = await import('./countdown');
    render(
      <NextIntlClientProvider locale="en" messages={{ tournaments: messages }} timeZone="UTC">
        <Fresh until="2026-01-02T00:00:10.000Z" label="Ends in" passed={null} />
      </NextIntlClientProvider>,
    );
    await act(() => vi.advanceTimersByTimeAsync(0));
    expect(value()).toBe(left);
  });

  it('names no time on the server, whose clock is not the visitor’s, but keeps the line', () => {
    const html = renderToString(subject);
    expect(html).toContain('––');
    expect(html).not.toMatch(/\d\d:\d\d|day/);
  });
});
