import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { withQueries } from '@/components/shared/query/query-client';
import { Icon } from '@/components/ui/icon';
import { participationsQuery } from '@/lib/tournaments/queries';
import styles from './participant-mark.module.scss';

export interface ParticipantMarkProps {
  id: string;
  isOver: boolean;
}

export const PlayerParticipantMark = withQueries(function PlayerParticipantMark({
  id,
  isOver,
}: ParticipantMarkProps) {
  const t = useTranslations('tournaments');
  const { data: ids } = useQuery(participationsQuery);
  if (!ids?.includes(id)) return null;
  return (
    <p className={styles.mark}>
      <Icon name="checkCircle" size={18} />
      {t(isOver ? 'tookPart' : 'joined')}
    </p>
  );
});
