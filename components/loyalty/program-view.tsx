import { getTranslations } from 'next-intl/server';
import { RichText } from '@/components/content/rich-text';
import { ButtonLink } from '@/components/ui/button-link';
import { PictureBox } from '@/components/ui/picture-box';
import { Section } from '@/components/ui/section';
import type { ProgramView as Program } from '@/lib/loyalty/loader';
import { paths } from '@/lib/routing/paths';
import { ProgramLevels } from './program-levels';
import type { Benefits } from '@/lib/loyalty/rules';
import styles from './program-view.module.scss';

interface ProgramViewProps {
  program: Program;
  benefits: Benefits;
  pointsName: string | null;
}

/** A programme's page: picture, text, a link to its rewards, levels (R-LOY-02). */
export async function ProgramView({ program, benefits, pointsName }: ProgramViewProps) {
  const t = await getTranslations('loyalty');
  const { sysname, image, text, levels } = program;
  return (
    <>
      <div className={styles.hero}>
        <PictureBox src={image} width={960} height={540} icon="crown" isEager className={styles.picture} />
        <div className={styles.panel}>
          {text && <RichText html={text} />}
          <ButtonLink look="secondary" href={paths.loyaltyShop()}>
            {t('shop.open')}
          </ButtonLink>
        </div>
      </div>
      <Section title={t('levels')}>
        {levels.length > 0 ? (
          <ProgramLevels sysname={sysname} levels={levels} benefits={benefits} alias={pointsName} />
        ) : (
          <p className={styles.soft}>{t('noLevels')}</p>
        )}
      </Section>
    </>
  );
}
