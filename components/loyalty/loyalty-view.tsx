import { getTranslations } from 'next-intl/server';
import { RichText } from '@/components/content/rich-text';
import { Section } from '@/components/ui/section';
import type { SafeHtml } from '@/lib/content/rich-text.server';
import type { ProgramView } from '@/lib/loyalty/loader';
import { CharacterInvite } from './character-invite';
import { ForGuests } from './for-guests';
import { HowItWorks } from './how-it-works';
import { LoyaltyHero } from './loyalty-hero';
import type { Benefits } from '@/lib/loyalty/rules';
import styles from './loyalty-view.module.scss';
import { ProgramCards } from './program-cards';
import { ProgramLevels } from './program-levels';

interface LoyaltyViewProps {
  html: SafeHtml | null;
  lang: 'en' | undefined;
  programs: readonly ProgramView[] | null;
  /** Programme whose levels are shown as a ladder. */
  ladder: ProgramView | null;
  benefits: Benefits;
  pointsName: string | null;
  hasCharacters: boolean;
}

/** Loyalty page: own progress or invitation, levels, how it works, characters, programmes (R-LOY-13). */
export async function LoyaltyView({
  html,
  lang,
  programs,
  ladder,
  benefits,
  pointsName,
  hasCharacters,
}: LoyaltyViewProps) {
  const t = await getTranslations('loyalty');
  return (
    <>
      <LoyaltyHero hasCharacters={hasCharacters} benefits={benefits} />
      {ladder && ladder.levels.length > 0 && (
        <Section title={t('levels')}>
          <ProgramLevels
            sysname={ladder.sysname}
            levels={ladder.levels}
            benefits={benefits}
            alias={pointsName}
          />
        </Section>
      )}
      <Section title={t('howTitle')}>
        <HowItWorks />
        {html && <RichText html={html} lang={lang} className={styles.text} />}
      </Section>
      {hasCharacters && (
        // Players choose in the hero.
        <ForGuests>
          <Section title={t('characters.title')}>
            <div className={styles.banner}>
              <p>{t('characters.teaser')}</p>
              <CharacterInvite />
            </div>
          </Section>
        </ForGuests>
      )}
      {programs !== null && programs.length > 0 && (
        <Section title={t('programs')}>
          <ProgramCards programs={programs} />
        </Section>
      )}
    </>
  );
}
