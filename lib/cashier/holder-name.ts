import { isCardHolder } from '@/lib/forms/person-rules';

/** The player's name for a card; empty if unfit. Phones type curly apostrophes, cards have straight ones. */
export function holderName(profile: Record<'first_name' | 'last_name', string | null> | undefined): string {
  const names = [profile?.first_name, profile?.last_name];
  const name = names.filter(Boolean).join(' ').replace(/[‘’ʼ]/g, "'");
  return isCardHolder(name) ? name : '';
}
