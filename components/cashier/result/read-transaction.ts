import { TRANSACTION_ID } from '@/lib/cashier/rules';
import { decodedPath } from '@/lib/routing/encode';

export interface TransactionRoute {
  params: Promise<{ transaction?: string[] }>;
}

/** The transaction in a result page's address, if any (R-ROUTE-12). */
export async function readTransaction({ params }: TransactionRoute): Promise<string | undefined> {
  const [encoded = ''] = (await params).transaction ?? [];
  const transaction = decodedPath(encoded);
  return TRANSACTION_ID.test(transaction) ? transaction : undefined;
}
