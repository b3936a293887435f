import { notFound } from 'next/navigation';
import { TRANSACTION_ID } from '@/lib/cashier/rules';

export interface TransactionRoute {
  params: Promise<{ transaction?: string[] }>;
}

/** The transaction of a result page's address, if any; an address that cannot be one is not found (R-ROUTE-12). */
export async function readTransaction({ params }: TransactionRoute): Promise<string | undefined> {
  const [transaction, ...more] = (await params).transaction ?? [];
  if (more.length > 0 || (transaction !== undefined && !TRANSACTION_ID.test(transaction))) notFound();
  return transaction;
}
