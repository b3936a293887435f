import { isCardHolder } from '@/lib/forms/person-rules';

/**
 * The player's name as the field for a card's holder takes it, empty if it does not: phones type curly apostrophes,
 * cards have straight ones.
 */
export function holderName(profile: Record<'first_name' | 'last_name', string | null> | undefined): string {
  const names = [profile?.first_name, profile?.last_name];
  const name = names.filter(Boolean).join(' ').replace(/[‘’ʼ]/g, "'");
  return isCardHolder(name) ? name : '';
}
