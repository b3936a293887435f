import { DataBlock } from '@/components/content/data-block';
import { loadGeneralInfo } from '@/lib/session/loader';
import type { User } from '@/lib/session/schema';
import { SEED_ID, seedText } from '@/lib/session/seed';
import { currentLocale } from '@/i18n/locale.server';

/** Passes the player known at render time to the browser, which saves a request. */
export async function SessionSeed({ user }: { user: User }) {
  const info = await loadGeneralInfo(await currentLocale());
  const seed = info ? { user, inactivityLimitSeconds: info.time_to_force_logout } : { user };
  return <DataBlock id={SEED_ID} type="application/json" json={seedText(seed)} />;
}
