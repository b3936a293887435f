'use client';

import { usePathname } from 'next/navigation';
import { useEffect } from 'react';
import { readAuthFlags, withoutAuthFlags } from '@/lib/routing/query-flags';
import { openDialog } from '@/stores/dialogs';
import { useSession } from '@/stores/session';

/** Opens the auth popup that the address asks for, once it is known that a guest is here (R-GUARD-02 to R-GUARD-08). */
export function QueryFlagPopups() {
  const status = useSession((state) => state.status);
  const path = usePathname();
  useEffect(() => {
    if (status === 'guest') void openByFlags();
    if (status === 'player' && readAuthFlags(window.location.search).type) removeFlags();
  }, [status, path]);
  return null;
}

async function openByFlags(): Promise<void> {
  const { type, preventClose } = readAuthFlags(window.location.search);
  if (!type) return;
  const result = await openDialog('auth', { type }, { preventClose });
  // After signing in the dialog has led on to another address by itself.
  if (result === undefined) removeFlags();
}

function removeFlags(): void {
  const { pathname, search, hash } = window.location;
  window.history.replaceState(window.history.state, '', `${pathname}${withoutAuthFlags(search)}${hash}`);
}
