import { getTranslations } from 'next-intl/server';
import { RichText } from '@/components/content/rich-text';
import { ButtonLink } from '@/components/ui/button-link';
import { Section } from '@/components/ui/section';
import type { SafeHtml } from '@/lib/content/rich-text.server';
import type { ProgramView } from '@/lib/loyalty/loader';
import { paths } from '@/lib/routing/paths';
import { CharacterInvite } from './character-invite';
import { HowItWorks } from './how-it-works';
import { LoyaltyHero } from './loyalty-hero';
import styles from './loyalty-view.module.scss';
import { ProgramCards } from './program-cards';

interface LoyaltyViewProps {
  html: SafeHtml | null;
  lang: 'en' | undefined;
  programs: readonly ProgramView[] | null;
  hasCharacters: boolean;
}

/** What loyalty offers: own progress or invitation, how it works, programmes, shop, characters (R-LOY-13). */
export async function LoyaltyView({ html, lang, programs, hasCharacters }: LoyaltyViewProps) {
  const t = await getTranslations('loyalty');
  return (
    <>
      <LoyaltyHero hasCharacters={hasCharacters} />
      <Section title={t('howTitle')}>
        <HowItWorks />
        {html && <RichText html={html} lang={lang} className={styles.text} />}
      </Section>
      {programs !== null && programs.length > 0 && (
        <Section title={t('programs')}>
          <ProgramCards programs={programs} />
        </Section>
      )}
      <Section title={t('shop.title')}>
        <div className={styles.banner}>
          <p>{t('shop.teaser')}</p>
          <ButtonLink look="secondary" href={paths.loyaltyShop()}>
            {t('shop.open')}
          </ButtonLink>
        </div>
      </Section>
      {hasCharacters && (
        <Section title={t('characters.title')}>
          <div className={styles.banner}>
            <p>{t('characters.teaser')}</p>
            <CharacterInvite />
          </div>
        </Section>
      )}
    </>
  );
}
