import { fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Link } from '@/components/ui/link';
import { renderWithTexts } from '../../tests/support/render-with-texts';
import { followLinks } from './follow-links';

const slow = vi.hoisted(() => ({ isSlow: false }));
vi.mock('@/lib/browser/slow-device', () => ({ watchSlowDevice: () => () => slow.isSlow }));

const router = { push: vi.fn(), prefetch: vi.fn() };
let stop: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  stop = followLinks(router);
});
afterEach(() => {
  stop();
  slow.isSlow = false;
  vi.clearAllMocks();
  vi.useRealTimers();
});

/** Whether the click is left to the browser; jsdom cannot navigate, so the default is prevented afterwards. */
function isLeftToBrowser(init: MouseEventInit = {}): boolean {
  let isLeft = false;
  const hold = (event: Event) => {
    isLeft = !event.defaultPrevented;
    event.preventDefault();
  };
  window.addEventListener('click', hold, { once: true });
  fireEvent.click(screen.getByText('Offers'), init);
  return isLeft;
}

describe('a link of the site', () => {
  it('R-ROUTE-31: is followed through the router, in the language of the site', () => {
    window.history.replaceState(null, '', '/fr');
    renderWithTexts(
      <Link href="/offers?a=1#b">
        <b>Offers</b>
      </Link>,
      'fr',
    );
    expect(isLeftToBrowser()).toBe(false);
    expect(router.push).toHaveBeenCalledExactlyOnceWith('/fr/offers?a=1#b', {
      scroll: true,
      transitionTypes: ['page'],
    });
    window.history.replaceState(null, '', '/');
  });

  it('R-ROUTE-02: is the browser’s where it leads to the other language', () => {
    renderWithTexts(<Link href="/offers">Offers</Link>, 'fr');
    expect(isLeftToBrowser()).toBe(true);
    fireEvent.touchStart(screen.getByText('Offers'));
    expect(router.prefetch).not.toHaveBeenCalled();
  });

  it('is followed without a transition on a slow device', () => {
    slow.isSlow = true;
    renderWithTexts(<Link href="/offers">Offers</Link>);
    expect(isLeftToBrowser()).toBe(false);
    expect(router.push).toHaveBeenCalledExactlyOnceWith('/offers', { scroll: true });
  });

  it('keeps the scroll position of the page where it is asked to', () => {
    renderWithTexts(
      <Link href="/offers" scroll={false}>
        Offers
      </Link>,
    );
    expect(isLeftToBrowser()).toBe(false);
    expect(router.push).toHaveBeenCalledExactlyOnceWith('/offers', { scroll: false });
  });

  it.each([
    ['ctrl', { ctrlKey: true }],
    ['meta', { metaKey: true }],
    ['shift', { shiftKey: true }],
    ['alt', { altKey: true }],
    ['another button', { button: 1 }],
  ])('is the browser’s with %s', (_, init) => {
    renderWithTexts(<Link href="/offers">Offers</Link>);
    expect(isLeftToBrowser(init)).toBe(true);
    expect(router.push).not.toHaveBeenCalled();
  });

  it('is the browser’s where it opens elsewhere', () => {
    renderWithTexts(
      <Link href="/offers" target="_blank">
        Offers
      </Link>,
    );
    expect(isLeftToBrowser()).toBe(true);
    expect(router.push).not.toHaveBeenCalled();
  });

  it('R-ROUTE-28: is the browser’s where it only leads to a hash on the same page', () => {
    window.history.replaceState(null, '', '/terms?a=1');
    renderWithTexts(<Link href="/terms?a=1#fees">Offers</Link>);
    expect(isLeftToBrowser()).toBe(true);
    expect(router.push).not.toHaveBeenCalled();
    window.history.replaceState(null, '', '/');
  });

  it('is not followed when its own handler has handled it', () => {
    renderWithTexts(
      <Link href="/offers" onClick={(event) => event.preventDefault()}>
        Offers
      </Link>,
    );
    expect(isLeftToBrowser()).toBe(false);
    expect(router.push).not.toHaveBeenCalled();
  });

  it.each([
    ['a mouse', fireEvent.mouseOver],
    ['the focus', fireEvent.focusIn],
    ['a finger', fireEvent.touchStart],
  ])('has its page fetched ahead once at %s', (_, intent) => {
    renderWithTexts(
      <Link href="/offers">
        <b>Offers</b>
      </Link>,
    );
    expect(router.prefetch).not.toHaveBeenCalled();
    intent(screen.getByText('Offers'));
    vi.advanceTimersByTime(100);
    intent(screen.getByText('Offers'));
    vi.advanceTimersByTime(100);
    expect(router.prefetch).toHaveBeenCalledExactlyOnceWith('/offers');
  });

  it('is fetched ahead at once under a finger, and not at all when a mouse or the focus only passes by', () => {
    renderWithTexts(
      <>
        <Link href="/offers">Offers</Link>
        <p>Beside</p>
      </>,
    );
    for (const pass of [fireEvent.mouseOver, fireEvent.focusIn]) {
      pass(screen.getByText('Offers'));
      vi.advanceTimersByTime(50);
      pass(screen.getByText('Beside'));
      vi.advanceTimersByTime(100);
    }
    expect(router.prefetch).not.toHaveBeenCalled();
    fireEvent.touchStart(screen.getByText('Offers'));
    expect(router.prefetch).toHaveBeenCalledExactlyOnceWith('/offers');
  });

  it('stops with its last listener', () => {
    renderWithTexts(<Link href="/offers">Offers</Link>);
    stop();
    expect(isLeftToBrowser()).toBe(true);
    fireEvent.mouseOver(screen.getByText('Offers'));
    vi.advanceTimersByTime(100);
    expect(router.push).not.toHaveBeenCalled();
    expect(router.prefetch).not.toHaveBeenCalled();
  });
});

it('a plain anchor is the browser’s: it starts a new document', () => {
  const address = '/offers';
  renderWithTexts(<a href={address}>Offers</a>);
  expect(isLeftToBrowser()).toBe(true);
  fireEvent.mouseOver(screen.getByText('Offers'));
  vi.advanceTimersByTime(100);
  expect(router.push).not.toHaveBeenCalled();
  expect(router.prefetch).not.toHaveBeenCalled();
});
