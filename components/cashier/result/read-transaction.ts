import { TRANSACTION_ID } from '@/lib/cashier/rules';

export interface TransactionRoute {
  params: Promise<{ transaction?: string[] }>;
}

/** The transaction in a result page's address, if any (R-ROUTE-12). */
export async function readTransaction({ params }: TransactionRoute): Promise<string | undefined> {
  const [transaction = ''] = (await params).transaction ?? [];
  return TRANSACTION_ID.test(transaction) ? transaction : undefined;
}
