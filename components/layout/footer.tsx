import { getTranslations } from 'next-intl/server';
import { RichText } from '@/components/content/rich-text';
import { DialogButton } from '@/components/app-shell/dialogs/dialog-button';
import { ContentLink } from '@/components/ui/content-link';
import { Link } from '@/components/ui/link';
import type { SafeHtml } from '@/lib/content/rich-text.server';
import type { Common } from '@/lib/content/schema-common';
import { plainWords } from '@/lib/content/plain-words';
import { paths } from '@/lib/routing/paths';
import type { MenuEntry } from '@/stores/dialogs';
import { ageMark } from './age-mark';
import { FooterBanner } from './footer-banner';
import { FooterMarks } from './footer-marks';
import { LanguageSwitch } from './language-switch';
import { Logo } from './logo';
import styles from './footer.module.scss';

interface FooterProps {
  siteName: string;
  menu: readonly MenuEntry[];
  links: readonly { title: string; url: string; lang?: 'en' }[];
  text: SafeHtml | null;
  /** Language of the text if it differs from the page's. */
  textLang: 'en' | undefined;
  marks: Common['footerMarks'];
  locales: readonly string[];
}

export async function Footer({ siteName, menu, links, text, textLang, marks, locales }: FooterProps) {
  const t = await getTranslations('layout');
  const words = plainWords(text ?? '');
  const age = ageMark(words);
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        <div className={styles.brand}>
          <Link href={paths.home()} className={styles.logo} aria-label={siteName}>
            <Logo name={siteName} />
          </Link>
          <div className={styles.languages}>
            <LanguageSwitch locales={locales} isWide />
          </div>
          <FooterBanner className={styles.banner} />
        </div>
        <nav aria-label={t('siteSections')} className={styles.column}>
          {menu.map((item) => (
            <ContentLink key={item.href} href={item.href} lang={item.lang}>
              {item.title}
            </ContentLink>
          ))}
        </nav>
        <nav aria-label={t('footerMenu')} className={styles.column}>
          {links.map((link) => (
            <ContentLink key={link.url} href={link.url} lang={link.lang}>
              {link.title}
            </ContentLink>
          ))}
          <DialogButton dialog="consent" given={{}}>
            {t('cookieSettings')}
          </DialogButton>
          <DialogButton dialog="appearance" given={{}}>
            {t('appearance')}
          </DialogButton>
        </nav>
      </div>
      <div className={styles.legal}>
        <span className={styles.age} role="img" aria-label={t('adultsOnly', { age })}>
          {age}
        </span>
        {text && words !== age && <RichText html={text} className={styles.text} lang={textLang} />}
      </div>
      {marks.length > 0 && <FooterMarks marks={marks} label={t('footerMarks')} />}
    </footer>
  );
}
