import { afterEach, describe, expect, it } from 'vitest';
import { isAtHome } from './go-home';
import { hidePage, showPage } from './leave-page';

afterEach(() => {
  showPage();
  document.documentElement.lang = '';
});

describe('leaving a page', () => {
  it('takes everything off the screen at once, and can bring it back', () => {
    document.body.innerHTML = '<p>Balance 1,250</p>';
    const text = document.querySelector('p');
    hidePage();
    expect(text).not.toBeVisible();
    showPage();
    expect(text).toBeVisible();
  });

  it.each([
    ['en', '/', true],
    ['en', '/offers', false],
    ['fr', '/fr', true],
    ['fr', '/', false],
  ])('knows the home page in %s: %s', (lang, path, isHome) => {
    document.documentElement.lang = lang;
    window.history.replaceState(null, '', path);
    expect(isAtHome()).toBe(isHome);
  });
});
