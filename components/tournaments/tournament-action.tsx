'use client';

import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { lazyButton } from '@/components/ui/lazy-part-button';
import { useSignInClick } from '@/components/ui/use-sign-in-click';
import { selectIsPlayer, useSession } from '@/stores/session';

const PlayerTournamentAction = lazyButton(
  () => import('./player-tournament-action').then((module) => module.PlayerTournamentAction),
  JoinButton,
);

/** Guests are asked to sign in first. A click made before the session is known is kept. */
export function TournamentAction({ id }: { id: string }) {
  const isPlayer = useSession(selectIsPlayer);
  const { isWaiting, wasClicked, click } = useSignInClick('authorization');
  if (isPlayer) return <PlayerTournamentAction id={id} wasClicked={wasClicked} />;
  return <JoinButton isBusy={isWaiting} onClick={click} />;
}

function JoinButton({ isBusy, onClick }: { isBusy: boolean; onClick?: () => void }) {
  const t = useTranslations('tournaments');
  return (
    <Button size="l" isBusy={isBusy} onClick={onClick}>
      {t('join')}
    </Button>
  );
}
