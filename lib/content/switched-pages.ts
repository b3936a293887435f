import { isOnPage } from '@/lib/routing/is-on-page';
import { stripLocale } from '@/lib/routing/locale-path';
import { paths } from '@/lib/routing/paths';
import type { PrazerConfig } from './schema-prazer-config';

type Features = Pick<
  PrazerConfig['features'],
  'loyalty' | 'betHistory' | 'responsibleGaming' | 'kycProvider'
>;

/** Pages that a feature switch of the site settings turns off, with their subpages. */
const SWITCHED: readonly (readonly [path: string, isOn: (features: Features) => boolean])[] = [
  [paths.loyalty(), ({ loyalty }) => loyalty],
  [paths.profile('loyalty'), ({ loyalty }) => loyalty],
  [paths.profile('bets'), ({ betHistory }) => betHistory],
  ['/bets', ({ betHistory }) => betHistory],
  [paths.profile('responsible-game'), ({ responsibleGaming }) => responsibleGaming],
  ['/responsible-game', ({ responsibleGaming }) => responsibleGaming],
  [paths.profile('verification'), ({ kycProvider }) => kycProvider !== null],
];

/** Whether a link's page is switched on; links to other sites always are. */
export function isPageOn(address: string, features: Features): boolean {
  const path = stripLocale(address).path.replace(/[?#].*$/, '');
  return SWITCHED.every(([part, isOn]) => isOn(features) || !isOnPage(path, part));
}
