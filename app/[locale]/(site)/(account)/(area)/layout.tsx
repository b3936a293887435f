import type { ReactNode } from 'react';
import { AccountShell } from '@/components/profile/account-shell';

/** Every page of the area shows a player's own data. */
export const dynamic = 'force-dynamic';

export default function AccountLayout({ children }: { children: ReactNode }) {
  return <AccountShell>{children}</AccountShell>;
}
