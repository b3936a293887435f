import { encodePart } from './encode';

/** Placeholder for the item's name in URLs and texts of SEO records. */
export const NAME_MARK = '##name##';
/** The same in a parsed URL: unencoded, it and the rest would be a hash. */
export const ENCODED_NAME_MARK = encodeURIComponent(NAME_MARK);

/** Fallback URLs of detail pages, under which a shared SEO record is stored (R-SEO-02). */
export const SEO_TEMPLATES = {
  offer: `/offers/${NAME_MARK}`,
  promotion: `/promotions/${NAME_MARK}`,
  tournament: `/tournaments/${NAME_MARK}`,
  tournamentGames: `/tournaments/${NAME_MARK}/gamehall`,
  jackpot: `/jackpots/${NAME_MARK}`,
  game: `/game/${NAME_MARK}`,
  category: `/gamehall/${NAME_MARK}`,
  loyaltyProgram: `/loyalty/${NAME_MARK}`,
} as const;
export type SeoTemplate = (typeof SEO_TEMPLATES)[keyof typeof SEO_TEMPLATES];

/** Inserts the item's name into a text; without a name, removes the placeholder and a separator left at an end. */
export function fillName(text: string, name: string | null | undefined): string {
  if (!text.includes(NAME_MARK)) return text;
  const filled = text.replaceAll(NAME_MARK, () => name ?? '');
  return name ? filled : filled.replace(/^[\s|·–—:,-]+|[\s|·–—:,-]+$/g, '');
}

/** Inserts the item's name, encoded, into a URL; without a name the placeholder is removed. */
export function fillAddress(address: string, name: string | null | undefined): string {
  const part = encodePart(name ?? '');
  return address.replaceAll(NAME_MARK, () => part).replaceAll(ENCODED_NAME_MARK, () => part);
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

/** A text escaped for HTML or XML. */
export function escapeMarkup(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);
}
