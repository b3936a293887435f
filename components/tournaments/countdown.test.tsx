import { act, render, screen } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import messages from '@/i18n/messages/en/tournaments.json';
import { Countdown } from './countdown';

const subject = (
  <NextIntlClientProvider locale="en" messages={{ tournaments: messages }} timeZone="UTC">
    <Countdown until="2026-01-02T00:00:10.000Z" label="Ends in" />
  </NextIntlClientProvider>
);

const values = () => screen.getByRole('timer').textContent.replace(/\D+/g, ' ').trim();

/** The site's clock, as its answers tell it; the device's is at midnight. */
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

  it('ticks every second and is gone at zero', () => {
    render(subject);
    expect(values()).toBe('01 00 00 10');
    act(() => void vi.advanceTimersByTime(3_000));
    expect(values()).toBe('01 00 00 07');
    act(() => void vi.advanceTimersByTime(48 * 3_600_000));
    expect(screen.queryByRole('timer')).toBeNull();
  });

  it.each([
    ['a day slow', 'Fri, 02 Jan 2026 00:00:00 GMT', '00 00 00 10'],
    ['two hours fast', 'Wed, 31 Dec 2025 22:00:00 GMT', '01 02 00 10'],
  ])('goes by the site’s clock where the device’s is %s', async (_, time, left) => {
    siteTime = time;
    const { Countdown: Fresh } = await import('./countdown');
    render(
      <NextIntlClientProvider locale="en" messages={{ tournaments: messages }} timeZone="UTC">
        <Fresh until="2026-01-02T00:00:10.000Z" label="Ends in" />
      </NextIntlClientProvider>,
    );
    await act(() => vi.advanceTimersByTimeAsync(0));
    expect(values()).toBe(left);
  });

  it('names no time on the server, whose clock is not the visitor’s, but keeps the boxes', () => {
    const html = renderToString(subject);
    expect(html.match(/––/g)).toHaveLength(4);
    expect(html).not.toMatch(/>\d\d</);
  });
});
