import type { Text } from '../texts';

export interface Country {
  /** ISO 3166-1 alpha-2. */
  code: string;
  name: Text;
  /** Calling code in digits. */
  phoneCode: string;
  /** Mask of the national number; `#` stands for a digit. */
  phoneMask: string;
}

function country(code: string, en: string, fr: string, phoneCode: string, phoneMask: string): Country {
  return { code, name: { en, fr }, phoneCode, phoneMask };
}

export const COUNTRIES: readonly Country[] = [
  country('FR', 'France', 'France', '33', '# ## ## ## ##'),
  country('DE', 'Germany', 'Allemagne', '49', '### ########'),
  country('ES', 'Spain', 'Espagne', '34', '### ### ###'),
  country('IT', 'Italy', 'Italie', '39', '### ### ####'),
  country('PT', 'Portugal', 'Portugal', '351', '### ### ###'),
  country('BE', 'Belgium', 'Belgique', '32', '### ## ## ##'),
  country('CH', 'Switzerland', 'Suisse', '41', '## ### ## ##'),
  country('LU', 'Luxembourg', 'Luxembourg', '352', '### ### ###'),
  country('MC', 'Monaco', 'Monaco', '377', '## ## ## ##'),
  country('AT', 'Austria', 'Autriche', '43', '### ######'),
  country('NL', 'Netherlands', 'Pays-Bas', '31', '# ########'),
  country('IE', 'Ireland', 'Irlande', '353', '## ### ####'),
  country('GB', 'United Kingdom', 'Royaume-Uni', '44', '#### ######'),
  country('DK', 'Denmark', 'Danemark', '45', '## ## ## ##'),
  country('SE', 'Sweden', 'Suède', '46', '## ### ## ##'),
  country('NO', 'Norway', 'Norvège', '47', '### ## ###'),
  country('FI', 'Finland', 'Finlande', '358', '## ### ## ##'),
  country('IS', 'Iceland', 'Islande', '354', '### ####'),
  country('PL', 'Poland', 'Pologne', '48', '### ### ###'),
  country('CZ', 'Czechia', 'Tchéquie', '420', '### ### ###'),
  country('SK', 'Slovakia', 'Slovaquie', '421', '### ### ###'),
  country('HU', 'Hungary', 'Hongrie', '36', '## ### ####'),
  country('RO', 'Romania', 'Roumanie', '40', '### ### ###'),
  country('BG', 'Bulgaria', 'Bulgarie', '359', '## ### ####'),
  country('GR', 'Greece', 'Grèce', '30', '### ### ####'),
  country('HR', 'Croatia', 'Croatie', '385', '## ### ####'),
  country('SI', 'Slovenia', 'Slovénie', '386', '## ### ###'),
  country('RS', 'Serbia', 'Serbie', '381', '## ### ####'),
  country('EE', 'Estonia', 'Estonie', '372', '#### ####'),
  country('LV', 'Latvia', 'Lettonie', '371', '## ### ###'),
  country('LT', 'Lithuania', 'Lituanie', '370', '### #####'),
  country('MT', 'Malta', 'Malte', '356', '#### ####'),
  country('CY', 'Cyprus', 'Chypre', '357', '## ######'),
  country('CA', 'Canada', 'Canada', '1', '### ### ####'),
  country('BR', 'Brazil', 'Brésil', '55', '## #####-####'),
  country('MX', 'Mexico', 'Mexique', '52', '## #### ####'),
  country('AR', 'Argentina', 'Argentine', '54', '## #### ####'),
  country('CL', 'Chile', 'Chili', '56', '# #### ####'),
  country('CO', 'Colombia', 'Colombie', '57', '### ### ####'),
  country('PE', 'Peru', 'Pérou', '51', '### ### ###'),
  country('UY', 'Uruguay', 'Uruguay', '598', '## ### ###'),
  country('JP', 'Japan', 'Japon', '81', '## #### ####'),
  country('KR', 'South Korea', 'Corée du Sud', '82', '## #### ####'),
  country('IN', 'India', 'Inde', '91', '##### #####'),
  country('AU', 'Australia', 'Australie', '61', '### ### ###'),
  country('NZ', 'New Zealand', 'Nouvelle-Zélande', '64', '## ### ####'),
  country('ZA', 'South Africa', 'Afrique du Sud', '27', '## ### ####'),
  country('MA', 'Morocco', 'Maroc', '212', '## ### ####'),
  country('TN', 'Tunisia', 'Tunisie', '216', '## ### ###'),
  country('SN', 'Senegal', 'Sénégal', '221', '## ### ## ##'),
  country('CI', 'Ivory Coast', 'Côte d’Ivoire', '225', '## ## ## ## ##'),
  country('CM', 'Cameroon', 'Cameroun', '237', '# ## ## ## ##'),
];
