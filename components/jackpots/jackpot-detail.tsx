import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { sectionLinks } from '@/components/content/section-links.server';
import { RichText } from '@/components/content/rich-text';
import { DetailHero } from '@/components/ui/detail-hero';
import { Section } from '@/components/ui/section';
import type { Jackpot } from '@/lib/jackpots/loader';
import { paths } from '@/lib/routing/paths';
import { JackpotAmount } from './jackpot-amount';
import styles from './jackpots-view.module.scss';

interface JackpotDetailProps {
  jackpot: Jackpot;
  games: ReactNode;
  winners: ReactNode;
}

export async function JackpotDetail({ jackpot, games, winners }: JackpotDetailProps) {
  const [t, { isTitleLink }] = await Promise.all([getTranslations('jackpots'), sectionLinks()]);
  const { id, image, amount, text } = jackpot;
  return (
    <>
      <DetailHero image={image} icon="coins" className={styles.hero}>
        <div>
          <p className={styles.label}>{t('amount')}</p>
          <JackpotAmount id={id} amount={amount} isLarge />
        </div>
        {text && <RichText html={text} />}
      </DetailHero>
      <Section
        title={t('winners')}
        href={paths.winners()}
        isTitleLink={isTitleLink}
        linkLabel={t('allWinners')}
      >
        {winners}
      </Section>
      <Section title={t('games')}>{games}</Section>
    </>
  );
}
