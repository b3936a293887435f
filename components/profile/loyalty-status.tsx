'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { ButtonLink } from '@/components/ui/button-link';
import { EmptyState } from '@/components/ui/empty-state';
import { FailedRead } from '@/components/shared/feedback/failed-read';
import { useLevelText } from '@/components/shared/loyalty/points-text';
import { PictureBox } from '@/components/ui/picture-box';
import { formatNumber } from '@/lib/format/number';
import { loyaltyInfoQuery } from '@/lib/loyalty/queries';
import { levelProgress } from '@/lib/loyalty/rules';
import type { LoyaltyInfo } from '@/lib/loyalty/schema';
import { platformPicture } from '@/lib/routing/platform-picture';
import { paths } from '@/lib/routing/paths';
import { openDialog } from '@/stores/dialogs';
import { Card } from './card';
import { CardSkeleton } from './card-skeleton';
import styles from './loyalty-status.module.scss';

/** The character only if configured here (R-PROF-15). */
export function LoyaltyStatus({ hasCharacter }: { hasCharacter: boolean }) {
  const t = useTranslations('profile');
  const { data, isPending, error, refetch } = useQuery(loyaltyInfoQuery);
  if (isPending) return <CardSkeleton />;
  if (!data) return <FailedRead error={error} onRetry={() => void refetch()} />;
  if (!data.is_active) {
    // Players outside of the programme have no id in it.
    const state = data.id === null ? 'inactive' : 'paused';
    return (
      <EmptyState icon="crown" title={t(`loyalty.${state}`)} text={t(`loyalty.${state}Text`)}>
        <ButtonLink href={paths.loyalty()}>{t('loyalty.toProgram')}</ButtonLink>
      </EmptyState>
    );
  }
  return (
    <Card title={t('loyalty.title')}>
      <div className={styles.status}>
        {hasCharacter && <Character character={data.character} />}
        <Progress info={data} />
      </div>
      <div className={styles.actions}>
        <ButtonLink href={paths.loyaltyShop()}>{t('loyalty.toShop')}</ButtonLink>
        <ButtonLink href={paths.loyalty()} look="secondary">
          {t('loyalty.toProgram')}
        </ButtonLink>
      </div>
    </Card>
  );
}

function Progress({ info }: { info: LoyaltyInfo }) {
  const t = useTranslations('profile');
  const tPoints = useTranslations('points');
  const progress = levelProgress(info.points, info.levels);
  const { current, percent } = progress;
  const unit = info.pointsAlias?.trim() || t('loyalty.points', { count: info.points });
  const level = current?.name.trim();
  const way = useLevelText()(progress, info.pointsAlias);
  return (
    <div className={styles.progress}>
      <p className={styles.points}>
        {formatNumber(info.points)} <span className={styles.unit}>{unit}</span>
      </p>
      {level && <p>{t('loyalty.level', { level })}</p>}
      {way && (
        <>
          <progress className={styles.bar} value={percent} max={100} aria-label={tPoints('progress')} />
          <p className={styles.missing}>{way}</p>
        </>
      )}
      {!way && current && <p className={styles.missing}>{t('loyalty.top')}</p>}
    </div>
  );
}

/** The player's character, and a link to change it (R-LOY-06, R-LOY-07). */
function Character({ character }: { character: LoyaltyInfo['character'] }) {
  const t = useTranslations('profile');
  return (
    <figure className={styles.character}>
      <PictureBox
        src={platformPicture(character?.image)}
        width={96}
        height={96}
        icon="user"
        className={styles.picture}
      />
      <figcaption className={styles.name}>{character?.name ?? t('loyalty.noCharacter')}</figcaption>
      <Button
        look="secondary"
        size="s"
        className={styles.change}
        onClick={() => void openDialog('loyaltyCharacter', {})}
      >
        {t(character ? 'loyalty.changeCharacter' : 'loyalty.chooseCharacter')}
      </Button>
    </figure>
  );
}
