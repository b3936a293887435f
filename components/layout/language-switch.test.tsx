import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { changeLanguage } from '@/lib/session/change-language';
import { renderWithTexts } from '../../tests/support/render-with-texts';
import { LanguageSwitch } from './language-switch';

const { address } = vi.hoisted(() => ({ address: { path: '/' } }));
vi.mock('next/navigation', () => ({ usePathname: () => address.path }));
vi.mock('@/lib/session/change-language', () => ({ changeLanguage: vi.fn() }));

const english = () => screen.getByRole('link', { name: /English|Anglais/ });
const french = () => screen.getByRole('link', { name: /Français/ });

beforeEach(() => {
  vi.mocked(changeLanguage).mockClear();
  window.history.replaceState(null, '', '/');
});

describe('the language switch', () => {
  it.each([
    ['/', 'en', '/', '/fr'],
    ['/offers/11', 'en', '/offers/11', '/fr/offers/11'],
    ['/fr', 'fr', '/', '/fr'],
    ['/fr/gamehall/12', 'fr', '/gamehall/12', '/fr/gamehall/12'],
  ] as const)('R-ROUTE-32: %s in %s leads to %s and %s', (path, locale, inEnglish, inFrench) => {
    address.path = path;
    renderWithTexts(<LanguageSwitch locales={['en', 'fr']} isWide />, locale);
    expect(english()).toHaveAttribute('href', inEnglish);
    expect(french()).toHaveAttribute('href', inFrench);
  });

  it.each([true, false])('has in its name what is seen of each link (wide: %s)', (isWide) => {
    renderWithTexts(<LanguageSwitch locales={['en', 'fr']} isWide={isWide} />, 'fr');
    for (const link of screen.getAllByRole('link'))
      expect(link).toHaveAccessibleName(expect.stringContaining(link.textContent));
  });

  it('marks the language of the page, and names each in its own', () => {
    address.path = '/fr/offers';
    renderWithTexts(<LanguageSwitch locales={['en', 'fr']} />, 'fr');
    expect(french()).toHaveAttribute('aria-current', 'true');
    expect(french()).toHaveAttribute('hreflang', 'fr');
    expect(english()).not.toHaveAttribute('aria-current');
    expect(english()).toHaveAttribute('lang', 'en');
  });

  it('R-ROUTE-32, R-ROUTE-33: changes the language with query and hash preserved', async () => {
    address.path = '/offers';
    window.history.replaceState(null, '', '/offers?a=1#terms');
    const { user } = renderWithTexts(<LanguageSwitch locales={['en', 'fr']} />);
    await user.click(french());
    expect(changeLanguage).toHaveBeenCalledExactlyOnceWith('fr', '/fr/offers?a=1#terms');
  });

  it('leaves a click that opens another tab to the browser', () => {
    renderWithTexts(<LanguageSwitch locales={['en', 'fr']} />);
    document.addEventListener('click', (event) => event.preventDefault(), { once: true });
    fireEvent.click(french(), { ctrlKey: true });
    expect(changeLanguage).not.toHaveBeenCalled();
  });

  it.each([[['en']], [[]], [['en', 'de']]])('is not there when %j are offered', (locales) => {
    const { container } = renderWithTexts(<LanguageSwitch locales={locales} />);
    expect(container).toBeEmptyDOMElement();
  });
});
