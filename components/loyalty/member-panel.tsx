import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { FailedRead } from '@/components/shared/feedback/failed-read';
import { withQueries } from '@/components/shared/query/query-client';
import { Button } from '@/components/ui/button';
import { ButtonLink } from '@/components/ui/button-link';
import { loyaltyInfoQuery } from '@/lib/loyalty/queries';
import { levelProgress } from '@/lib/loyalty/rules';
import type { LoyaltyInfo } from '@/lib/loyalty/schema';
import { platformPicture } from '@/lib/routing/platform-picture';
import { paths } from '@/lib/routing/paths';
import { openDialog } from '@/stores/dialogs';
import companions from './companions.svg';
import { HeroArt } from './hero-art';
import { HeroSkeleton } from './hero-skeleton';
import { LevelBar } from './level-bar';
import type { LoyaltyHeroProps } from './types';
import heroStyles from './loyalty-hero.module.scss';
import styles from './member-panel.module.scss';
import { usePointsText } from '@/components/shared/loyalty/points-text';

/** A player's character, points, level and points missing to the next one (R-LOY-01, R-LOY-06). */
export const MemberPanel = withQueries(function MemberPanel(props: LoyaltyHeroProps) {
  const { data: info, isPending, error, refetch } = useQuery(loyaltyInfoQuery);
  if (isPending) return <HeroSkeleton />;
  if (!info) return <FailedRead error={error} onRetry={() => void refetch()} />;
  return <Membership info={info} {...props} />;
});

function Membership({ info, hasCharacters, benefits }: LoyaltyHeroProps & { info: LoyaltyInfo }) {
  const t = useTranslations('loyalty');
  const { character } = info;
  const image = hasCharacters && character ? platformPicture(character.image) : companions.src;
  return (
    <>
      <div className={heroStyles.portrait}>
        <HeroArt src={image} />
        {hasCharacters && character && (
          <p className={heroStyles.own}>{t('characters.yours', { name: character.name })}</p>
        )}
      </div>
      <div className={heroStyles.words}>
        <Facts info={info} />
        {!info.is_active && info.id !== null && <p className={styles.inactive}>{t('member.inactive')}</p>}
        {info.levels.length > 0 && (
          <LevelBar
            progress={levelProgress(info.points, info.levels)}
            alias={info.pointsAlias}
            benefits={benefits}
          />
        )}
        <div className={heroStyles.actions}>
          <ButtonLink href={paths.loyaltyShop()}>{t('shop.open')}</ButtonLink>
          {hasCharacters && (
            <Button look="secondary" onClick={() => void openDialog('loyaltyCharacter', {})}>
              {t(character ? 'characters.change' : 'characters.choose')}
            </Button>
          )}
        </div>
      </div>
    </>
  );
}

function Facts({ info }: { info: LoyaltyInfo }) {
  const t = useTranslations('loyalty');
  const pointsText = usePointsText();
  const { current } = levelProgress(info.points, info.levels);
  // A level without a name is not shown.
  const level = current ? current.name.trim() : t('member.noLevel');
  return (
    <div className={styles.facts}>
      <p className={styles.fact}>
        <span className={styles.label}>{t('member.points')}</span>
        <strong className={styles.points}>{pointsText(info.points, info.pointsAlias)}</strong>
      </p>
      {info.levels.length > 0 && level !== '' && (
        <p className={styles.fact}>
          <span className={styles.label}>{t('member.level')}</span>
          <strong className={styles.level}>{level}</strong>
        </p>
      )}
    </div>
  );
}
