import { notFound } from 'next/navigation';

/** Addresses that belong to no route: never stored, so that made-up addresses cannot fill the cache. */
export const dynamic = 'force-dynamic';

export default function UnknownPage() {
  notFound();
}
