'use client';

import { useTranslations } from 'next-intl';
import { lazy, Suspense } from 'react';
import { Button } from '@/components/ui/button';
import { openDialog } from '@/stores/dialogs';
import { selectIsPlayer, useSession } from '@/stores/session';

const PlayerTournamentAction = lazy(() =>
  import('./player-tournament-action').then((module) => ({ default: module.PlayerTournamentAction })),
);

/** Taking part: a guest is asked to sign in first. */
export function TournamentAction({ id }: { id: string }) {
  const t = useTranslations('tournaments');
  const isPlayer = useSession(selectIsPlayer);
  if (!isPlayer) {
    return (
      <Button size="l" onClick={() => void openDialog('auth', { type: 'authorization' })}>
        {t('join')}
      </Button>
    );
  }
  const waiting = (
    <Button size="l" isBusy>
      {t('join')}
    </Button>
  );
  return (
    <Suspense fallback={waiting}>
      <PlayerTournamentAction id={id} />
    </Suspense>
  );
}
