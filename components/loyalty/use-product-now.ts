import { useQuery } from '@tanstack/react-query';
import { useLocale } from 'next-intl';
import { productsQuery } from '@/lib/loyalty/queries';
import type { Product } from '@/lib/loyalty/schema';

/** A reward as it is for the player now; undefined until that is read. */
export function useProductNow(id: string): Product | undefined {
  return useQuery(productsQuery(useLocale())).data?.find((product) => product.id === id);
}
