import { getTranslations } from 'next-intl/server';
import { DialogButton } from '@/components/dialogs/dialog-button';
import { ContentLink } from '@/components/ui/content-link';
import { Link } from '@/components/ui/link';
import { paths } from '@/lib/routing/paths';
import type { MenuEntry } from '@/stores/dialogs';
import { ageMark } from './age-mark';
import { FooterBanner } from './footer-banner';
import { LanguageSwitch } from './language-switch';
import { Logo } from './logo';
import styles from './footer.module.scss';

interface FooterProps {
  siteName: string;
  menu: readonly MenuEntry[];
  links: readonly { title: string; url: string }[];
  text: string | null;
  /** Language of the text where it is not the page's. */
  textLang: 'en' | undefined;
  locales: readonly string[];
}

export async function Footer({ siteName, menu, links, text, textLang, locales }: FooterProps) {
  const t = await getTranslations('layout');
  const age = ageMark(text);
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        <div className={styles.brand}>
          <Link href={paths.home()} className={styles.logo} aria-label={siteName}>
            <Logo name={siteName} />
          </Link>
          <LanguageSwitch locales={locales} isWide />
          <FooterBanner className={styles.banner} />
        </div>
        <nav aria-label={t('siteSections')} className={styles.column}>
          {menu.map((item) => (
            <ContentLink key={item.href} href={item.href}>
              {item.title}
            </ContentLink>
          ))}
        </nav>
        <nav aria-label={t('footerMenu')} className={styles.column}>
          {links.map((link) => (
            <ContentLink key={link.url} href={link.url}>
              {link.title}
            </ContentLink>
          ))}
          <DialogButton dialog="consent" given={{}}>
            {t('cookieSettings')}
          </DialogButton>
        </nav>
      </div>
      <div className={styles.legal}>
        <span className={styles.age} role="img" aria-label={t('adultsOnly', { age })}>
          {age}
        </span>
        {text && text !== age && (
          <p className={styles.text} lang={textLang}>
            {text}
          </p>
        )}
      </div>
    </footer>
  );
}
