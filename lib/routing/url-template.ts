import { encodePart } from './encode';

/** Stands for the item's name in addresses and texts of SEO records. */
export const NAME_MARK = '##name##';
/** The same in an address that has been parsed: as it is written, it and what follows would be a hash. */
export const ENCODED_NAME_MARK = encodeURIComponent(NAME_MARK);

/** Fallback addresses of detail pages, under which a shared SEO record is stored (R-SEO-02). */
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

/** Puts the item's name into a text; without a name the mark goes, and with it a separator left over at an end. */
export function fillName(text: string, name: string | null | undefined): string {
  if (!text.includes(NAME_MARK)) return text;
  const filled = text.replaceAll(NAME_MARK, () => name ?? '');
  return name ? filled : filled.replace(/^[\s|·–—:,-]+|[\s|·–—:,-]+$/g, '');
}

/** Puts the item's name, encoded, into an address; without a name the mark goes. */
export function fillAddress(address: string, name: string | null | undefined): string {
  const part = encodePart(name ?? '');
  return address.replaceAll(NAME_MARK, () => part).replaceAll(ENCODED_NAME_MARK, () => part);
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** A name as text inside of markup; null stays null. */
export function escapeHtml(text: string | null): string | null {
  return text === null ? null : text.replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign);
}
