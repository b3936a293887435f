import type { PageSources } from './page-source';
import { ABOUT } from './texts/about';
import { CONTACTS } from './texts/contacts';
import { HELP } from './texts/help';
import { PAYMENTS } from './texts/payments';
import { PRESS } from './texts/press';

/** Content pages about the house and its rules. */
export const GUIDE_PAGES: PageSources = [
  { ...ABOUT, picture: 'og-info.png', hasOrganization: true },
  { ...HELP, picture: 'og-info.png' },
  { ...PAYMENTS, picture: 'og-info.png' },
  { ...CONTACTS, picture: 'og-info.png', hasOrganization: true },
  { ...PRESS, picture: 'og-home.png' },
];
