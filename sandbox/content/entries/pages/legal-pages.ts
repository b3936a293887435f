import type { PageSources } from './page-source';
import { BONUS_TERMS } from './texts/bonus-terms';
import { COOKIES } from './texts/cookies';
import { FAIR_PLAY } from './texts/fair-play';
import { PRIVACY } from './texts/privacy';
import { RESPONSIBLE_GAMING } from './texts/responsible-gaming';
import { TERMS } from './texts/terms';

const IN_FORCE = { datePublished: '2026-01-12', dateModified: '2026-09-01' };

/** Content pages that bind house and player. */
export const LEGAL_PAGES: PageSources = [
  { ...TERMS, picture: 'og-info.png' },
  { ...PRIVACY, picture: 'og-info.png' },
  { ...COOKIES, picture: 'og-info.png' },
  { ...BONUS_TERMS, picture: 'og-info.png' },
  { ...FAIR_PLAY, picture: 'og-info.png', article: IN_FORCE },
  { ...RESPONSIBLE_GAMING, picture: 'og-info.png', article: IN_FORCE },
];
