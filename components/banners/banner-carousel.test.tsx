import { act, fireEvent, render, screen } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { BannerView } from '@/lib/banners/rules';
import common from '../../i18n/messages/en/common.json';
import home from '../../i18n/messages/en/home.json';
import { switchDataSaverOn } from '../../tests/support/data-saver';
import { BannerCarousel } from './banner-carousel';
import { SLIDE_MS } from './use-carousel';

const WIDTH = 400;
let isPointedAt = false;

function banner(id: number): BannerView {
  return {
    id: String(id),
    title: `Banner ${id}`,
    subtitle: null,
    buttonTitle: `Go ${id}`,
    href: '/offers',
    image: `/platform/media/${id}.svg`,
    imageMobile: `/platform/media/${id}-mobile.svg`,
  };
}

function show(banners: readonly BannerView[], { isMotionWelcome = true } = {}) {
  vi.stubGlobal('matchMedia', () => ({
    matches: !isMotionWelcome,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  render(
    <NextIntlClientProvider locale="en" messages={{ common, home }} timeZone="UTC">
      <BannerCarousel label="Highlights" banners={banners} />
    </NextIntlClientProvider>,
  );
  const track = screen.queryByRole('list', { name: 'Highlights' });
  if (!track) return { scrolled: [] };
  const scrolled: number[] = [];
  Object.defineProperty(track, 'clientWidth', { value: WIDTH });
  track.scrollTo = ((options: ScrollToOptions) => {
    track.scrollLeft = options.left ?? 0;
    scrolled.push(track.scrollLeft / WIDTH);
    fireEvent.scroll(track);
  }) as typeof track.scrollTo;
  if (track.parentElement) {
    track.parentElement.getBoundingClientRect = () => new DOMRect(0, 0, WIDTH, 200);
    vi.spyOn(track.parentElement, 'matches').mockImplementation(() => isPointedAt);
  }
  return { scrolled };
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const wait = (ms: number) => act(() => void vi.advanceTimersByTime(ms));

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('BannerCarousel', () => {
  it('fetches the first picture at once and the others when they come near; wide ones from tablets up', () => {
    show([banner(1), banner(2)]);
    const [first, second] = document.querySelectorAll('img');
    expect(first).toHaveAttribute('loading', 'eager');
    expect(first).toHaveAttribute('fetchpriority', 'high');
    expect(second).toHaveAttribute('loading', 'lazy');
    expect(first).toHaveAttribute('src', '/platform/media/1-mobile.svg');
    expect(document.querySelector('source')).toHaveAttribute('srcset', '/platform/media/1.svg');
    expect(document.querySelector('source')).toHaveAttribute('media', '(min-width: 768px)');
  });

  it('is left out without banners, and has no controls for a single one', () => {
    show([]);
    expect(screen.queryByRole('region')).toBeNull();
    show([banner(1)]);
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('is a link by its title, told once, where it has no button', () => {
    show([{ ...banner(1), buttonTitle: null }]);
    const title = screen.getByRole('heading', { level: 2, name: 'Banner 1' });
    expect(title).toContainElement(screen.getByRole('link', { name: 'Banner 1' }));
    expect(screen.getAllByText('Banner 1')).toHaveLength(1);
  });

  it('is no link without an address', () => {
    show([{ ...banner(1), buttonTitle: null, href: null }]);
    expect(screen.getByRole('heading', { name: 'Banner 1' })).toBeVisible();
    expect(screen.queryByRole('link')).toBeNull();
  });

  it('goes on, back and around by arrows, and anywhere by dots', () => {
    const { scrolled } = show([banner(1), banner(2), banner(3)]);
    press('Next highlight');
    press('Previous highlight');
    press('Previous highlight');
    press('Next highlight');
    press('Show highlight 2');
    expect(scrolled).toEqual([1, 0, 2, 0, 1]);
    expect(screen.getByRole('button', { name: 'Show highlight 2' })).toHaveAttribute('aria-current', 'true');
  });

  it('moves by itself until it is paused', () => {
    const { scrolled } = show([banner(1), banner(2)]);
    wait(SLIDE_MS);
    expect(scrolled).toEqual([1]);
    press('Pause highlights');
    wait(SLIDE_MS * 3);
    expect(scrolled).toEqual([1]);
    press('Play highlights');
    wait(SLIDE_MS);
    expect(scrolled).toEqual([1, 0]);
  });

  it('stands still while it is pointed at', () => {
    const { scrolled } = show([banner(1), banner(2)]);
    isPointedAt = true;
    wait(SLIDE_MS * 2);
    expect(scrolled).toEqual([]);
    isPointedAt = false;
    wait(SLIDE_MS);
    expect(scrolled).toEqual([1]);
  });

  it('stands still while a slide holds the focus', () => {
    const { scrolled } = show([banner(1), banner(2)]);
    act(() => screen.getByRole('link', { name: 'Go 1' }).focus());
    wait(SLIDE_MS * 2);
    expect(scrolled).toEqual([]);
  });

  it('never moves by itself where less motion is wanted', () => {
    const { scrolled } = show([banner(1), banner(2)], { isMotionWelcome: false });
    wait(SLIDE_MS * 3);
    expect(scrolled).toEqual([]);
    expect(screen.queryByRole('button', { name: 'Pause highlights' })).toBeNull();
  });

  it('never moves by itself where data are saved', () => {
    switchDataSaverOn();
    const { scrolled } = show([banner(1), banner(2)]);
    wait(SLIDE_MS * 3);
    expect(scrolled).toEqual([]);
    expect(screen.queryByRole('button', { name: 'Pause highlights' })).toBeNull();
    press('Next highlight');
    expect(scrolled).toEqual([1]);
  });
});
