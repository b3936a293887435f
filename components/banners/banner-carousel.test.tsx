import { fireEvent, render, screen } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { BannerView } from '@/lib/banners/rules';
import common from '../../i18n/messages/en/common.json';
import home from '../../i18n/messages/en/home.json';
import { BannerCarousel } from './banner-carousel';

const WIDTH = 400;

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
  const scrolled: { place: number; behavior: string | undefined }[] = [];
  if (!track) return { scrolled };
  [...track.children].forEach((slide, place) =>
    Object.defineProperty(slide, 'offsetLeft', { value: place * WIDTH }),
  );
  track.scrollTo = ((options: ScrollToOptions) => {
    track.scrollLeft = options.left ?? 0;
    scrolled.push({ place: track.scrollLeft / WIDTH, behavior: options.behavior });
    fireEvent.scroll(track);
  }) as typeof track.scrollTo;
  return { scrolled };
}

const click = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('BannerCarousel', () => {
  it('fetches the first picture at once and the others when they come near; wide ones from 520 px', () => {
    show([banner(1), banner(2)]);
    const [first, second] = document.querySelectorAll('img');
    expect(first).toHaveAttribute('loading', 'eager');
    expect(first).toHaveAttribute('fetchpriority', 'high');
    expect(second).toHaveAttribute('loading', 'lazy');
    expect(first).toHaveAttribute('src', '/platform/media/1-mobile.svg');
    expect(document.querySelector('source')).toHaveAttribute('srcset', '/platform/media/1.svg');
    expect(document.querySelector('source')).toHaveAttribute('media', '(min-width: 520px)');
  });

  it('is left out without banners, and has no controls for a single one', () => {
    show([]);
    expect(screen.queryByRole('region')).toBeNull();
    show([banner(1)]);
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('is a link by its title, announced once, where it has no button', () => {
    show([{ ...banner(1), buttonTitle: null }]);
    const title = screen.getByRole('heading', { level: 2, name: 'Banner 1' });
    expect(title).toContainElement(screen.getByRole('link', { name: 'Banner 1' }));
    expect(screen.getAllByText('Banner 1')).toHaveLength(1);
  });

  it.each([
    ['Free spins', 'Free spins'],
    [null, 'Highlights 1'],
  ])('is a link all over where it is a picture, with %s below', (subtitle, name) => {
    show([{ ...banner(1), title: null, buttonTitle: null, subtitle }]);
    expect(screen.getByRole('link', { name })).toHaveAttribute('href', '/offers');
  });

  it('sets no aria-roledescription, which could not be translated', () => {
    show([banner(1)]);
    expect(screen.getByRole('region', { name: 'Highlights' })).not.toHaveAttribute('aria-roledescription');
  });

  it('is no link without an address', () => {
    show([{ ...banner(1), buttonTitle: null, href: null }]);
    expect(screen.getByRole('heading', { name: 'Banner 1' })).toBeVisible();
    expect(screen.queryByRole('link')).toBeNull();
  });

  it('goes forward, back and around by arrows, and anywhere by dots', () => {
    const { scrolled } = show([banner(1), banner(2), banner(3)]);
    click('Next highlight');
    click('Previous highlight');
    click('Previous highlight');
    click('Next highlight');
    click('Show highlight 2');
    expect(scrolled.map(({ place }) => place)).toEqual([1, 0, 2, 0, 1]);
    expect(screen.getByRole('button', { name: 'Show highlight 2' })).toHaveAttribute('aria-current', 'true');
  });

  it('passes over slides that stand beside the row on a wide screen', () => {
    const { scrolled } = show([banner(1), banner(2), banner(3), banner(4)]);
    const track = screen.getByRole('list', { name: 'Highlights' });
    for (const slide of [...track.children].slice(1, 3)) slide.setAttribute('style', 'display: none');
    click('Next highlight');
    click('Next highlight');
    click('Previous highlight');
    expect(scrolled.map(({ place }) => place)).toEqual([3, 0, 3]);
  });

  it('never moves by itself, and at once where less motion is wanted', () => {
    vi.useFakeTimers();
    const { scrolled } = show([banner(1), banner(2)], { isMotionWelcome: false });
    vi.advanceTimersByTime(60_000);
    expect(scrolled).toEqual([]);
    click('Next highlight');
    expect(scrolled).toEqual([{ place: 1, behavior: 'auto' }]);
  });
});
