'use client';

import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { QueryProvider } from '@/components/runtime/query-client';
import { ButtonLink } from '@/components/ui/button-link';
import { FailedRead } from '@/components/runtime/failed-read';
import { Skeleton } from '@/components/ui/skeleton';
import { loyaltyInfoQuery } from '@/lib/loyalty/queries';
import { levelProgress } from '@/lib/loyalty/rules';
import type { LoyaltyInfo } from '@/lib/loyalty/schema';
import { paths } from '@/lib/routing/paths';
import { LevelBar } from './level-bar';
import styles from './member-panel.module.scss';
import { OwnCharacter } from './own-character';
import { usePointsText } from './points-text';

/** A player's points, level and what is missing to the next one (R-LOY-01). */
export function MemberPanel({ hasCharacters }: { hasCharacters: boolean }) {
  return (
    <QueryProvider>
      <Member hasCharacters={hasCharacters} />
    </QueryProvider>
  );
}

function Member({ hasCharacters }: { hasCharacters: boolean }) {
  const { data: info, isPending, error, refetch } = useQuery(loyaltyInfoQuery(useLocale()));
  if (isPending) return <Skeleton className={styles.skeleton} />;
  if (!info) return <FailedRead error={error} onRetry={() => void refetch()} />;
  return <Membership info={info} hasCharacters={hasCharacters} />;
}

function Membership({ info, hasCharacters }: { info: LoyaltyInfo; hasCharacters: boolean }) {
  const t = useTranslations('loyalty');
  const pointsText = usePointsText();
  const progress = levelProgress(info.points, info.levels);
  // A level the platform gives no name is not told at all.
  const level = progress.current ? progress.current.name.trim() : t('member.noLevel');
  return (
    <div className={styles.member}>
      <div className={styles.facts}>
        <p className={styles.fact}>
          <span className={styles.label}>{t('member.points')}</span>
          <strong className={styles.value}>{pointsText(info.points, info.pointsAlias)}</strong>
        </p>
        {info.levels.length > 0 && level !== '' && (
          <p className={styles.fact}>
            <span className={styles.label}>{t('member.level')}</span>
            <strong className={styles.value}>{level}</strong>
          </p>
        )}
      </div>
      {!info.is_active && <p className={styles.inactive}>{t('member.inactive')}</p>}
      {info.levels.length > 0 && <LevelBar progress={progress} alias={info.pointsAlias} />}
      {hasCharacters && <OwnCharacter character={info.character} />}
      <ButtonLink className={styles.shop} href={paths.loyaltyShop()}>
        {t('shop.open')}
      </ButtonLink>
    </div>
  );
}
