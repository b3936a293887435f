import { Media, type ContentRecord } from '../content-value';
import type { Localized } from './localized';

function organization(contactType: string): ContentRecord {
  return {
    name: '##site##',
    url: 'https://aurelia.example.com',
    logo: new Media('logo-512.png', ''),
    contactPoint: {
      telephone: '+33 1 00 00 00 00',
      contactType,
      areaServed: 'FR',
      availableLanguage: ['en', 'fr'],
    },
    sameAs: ['https://social.example.com/aurelia', 'https://video.example.com/aurelia'],
  };
}

/** The brand as search engines learn of it (R-SEO-04). */
export const ORGANIZATION: Localized<ContentRecord> = {
  en: organization('customer service'),
  fr: organization('service client'),
};
