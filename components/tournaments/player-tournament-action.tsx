import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useSingleRun } from '@/components/forms/use-single-run';
import { reactToError } from '@/components/shared/feedback/error-reactions';
import { refusalText } from '@/components/shared/feedback/error-text';
import { withQueries } from '@/components/shared/query/query-client';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { useEarlyClick } from '@/components/ui/use-sign-in-click';
import { useParticipate } from '@/lib/tournaments/mutations';
import { participationQuery } from '@/lib/tournaments/queries';
import { showToast } from '@/stores/toasts';
import styles from './tournament-action.module.scss';

interface PlayerTournamentActionProps {
  id: string;
  /** The user clicked before the session was known. */
  wasClicked?: boolean;
}

/** Join button for a signed-in player; shows when they have joined (R-TOUR-02). */
export const PlayerTournamentAction = withQueries(function PlayerTournamentAction({
  id,
  wasClicked = false,
}: PlayerTournamentActionProps) {
  const t = useTranslations('tournaments');
  const { data: isParticipant, isPending } = useQuery(participationQuery(id));
  const join = useParticipate(id);

  const [isJoining, takePart] = useSingleRun(async () => {
    try {
      await join.mutateAsync();
      showToast('success', t('joinedToast'));
    } catch (error) {
      const refusal = refusalText(error, t('refused'));
      if (refusal) showToast('error', refusal);
      else void reactToError(error, 'react');
    }
  });
  const button = useEarlyClick(wasClicked, isParticipant === false, () => void takePart());

  if (isParticipant) {
    return (
      <p className={styles.joined}>
        <Icon name="checkCircle" size={22} />
        {t('joined')}
      </p>
    );
  }
  return (
    <Button ref={button} size="l" isBusy={isPending || isJoining} onClick={() => void takePart()}>
      {t('join')}
    </Button>
  );
});
