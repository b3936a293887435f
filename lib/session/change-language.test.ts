// @vitest-environment jsdom
import Cookies from 'js-cookie';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { platformCalls } from '@/tests/support/platform-calls';
import { changeLocale } from './api';
import { changeLanguage } from './change-language';

vi.mock('js-cookie', () => ({ default: { set: vi.fn() } }));

const assign = vi.fn();
const call = platformCalls();

beforeEach(() => {
  vi.stubGlobal('window', { location: { protocol: 'http:', assign } });
  call.mockReset().mockResolvedValue({ result: 1 });
  assign.mockReset();
  vi.mocked(Cookies.set).mockReset();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('changing the language', () => {
  it('R-ROUTE-33, R-CONST-12: keeps the choice in i18n_locale for 365 days', async () => {
    await changeLanguage('fr', '/fr/offers');
    expect(Cookies.set).toHaveBeenCalledExactlyOnceWith('i18n_locale', 'fr', {
      expires: 365,
      path: '/',
      sameSite: 'lax',
      secure: false,
    });
  });

  it('marks the cookie Secure on https only', async () => {
    vi.stubGlobal('window', { location: { protocol: 'https:', assign } });
    await changeLanguage('fr', '/fr');
    expect(vi.mocked(Cookies.set).mock.calls[0]?.[2]).toMatchObject({ secure: true });
  });

  it.each([
    ['https:', { secure: true, sameSite: 'none', partitioned: true }],
    // Without https no browser takes such a cookie.
    ['http:', { secure: false, sameSite: 'lax' }],
  ])(
    'R-ROUTE-33, R-SHAPE-09: keeps the choice inside the frame of a messenger: %s',
    async (protocol, expected) => {
      vi.stubGlobal('window', { self: {}, top: {}, location: { protocol, assign } });
      await changeLanguage('fr', '/fr');
      const attributes = { expires: 365, path: '/', ...expected };
      expect(Cookies.set).toHaveBeenCalledExactlyOnceWith('i18n_locale', 'fr', attributes);
    },
  );

  it('R-ROUTE-32: notifies the account service before it leaves the page', async () => {
    call.mockImplementation(async () => {
      expect(assign).not.toHaveBeenCalled();
      return { result: 1 };
    });
    await changeLanguage('fr', '/fr/offers?a=1#b');
    expect(call).toHaveBeenCalledExactlyOnceWith(changeLocale.name, { locale: 'fr' });
    expect(assign).toHaveBeenCalledExactlyOnceWith('/fr/offers?a=1#b');
  });

  it('goes on when the service fails', async () => {
    call.mockRejectedValue(new Error('down'));
    await changeLanguage('en', '/offers');
    expect(assign).toHaveBeenCalledExactlyOnceWith('/offers');
  });

  it('goes on after two seconds when the service does not respond', async () => {
    vi.useFakeTimers();
    call.mockReturnValue(new Promise(() => undefined));
    const changed = changeLanguage('en', '/offers');
    await vi.advanceTimersByTimeAsync(1_999);
    expect(assign).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    await changed;
    expect(assign).toHaveBeenCalledTimes(1);
  });
});
