import { useLocale } from 'next-intl';
import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { ButtonLink } from '@/components/ui/button-link';
import { useLoaded } from '@/components/ui/use-loaded';
import { fetchSettingsPart, type SettingsParts } from '@/lib/site-settings/settings-parts';
import { textLang } from '@/lib/content/loaded';
import type { MenuBanner as MenuBannerRecord } from '@/lib/content/schema-banner';
import { paths } from '@/lib/routing/paths';
import { openDialog } from '@/stores/dialogs';
import { useFatal } from '@/stores/fatal';
import { selectIsPlayer, useSession } from '@/stores/session';
import styles from './menu-banner.module.scss';

type TextPart = Exclude<keyof MenuBannerRecord, 'isExist' | 'image' | 'publicImage' | 'buttonSlug'>;

/**
 * The operator's banner in the menu: the one for players leads to the offers or its own page, the one for guests opens
 * the registration (R-BAN-05, R-BAN-06). Renders nothing without one (R-BAN-10), nor for a blocked player.
 */
export function MenuBanner({ onLeave }: { onLeave?: () => void }) {
  const locale = useLocale();
  const banner = useLoaded(loadBanner);
  const isPlayer = useSession(selectIsPlayer);
  const isBlocked = useFatal(({ kind }) => kind === 'blocked');
  if (!banner || isBlocked) return null;
  const text = (part: TextPart) =>
    banner[part] && <span lang={textLang(banner, part, locale)}>{banner[part]}</span>;
  return isPlayer ? (
    <Card image={banner.image} title={text('title')} subtitle={text('subtitle')}>
      {banner.buttonTitle && (
        <ButtonLink href={banner.buttonSlug ?? paths.offers()} look="secondary" size="s" onClick={onLeave}>
          {text('buttonTitle')}
        </ButtonLink>
      )}
    </Card>
  ) : (
    <Card image={banner.publicImage} title={text('publicTitle')} subtitle={text('publicSubtitle')}>
      {banner.publicButtonTitle && (
        <Button look="secondary" size="s" onClick={register}>
          {text('publicButtonTitle')}
        </Button>
      )}
    </Card>
  );

  function register(): void {
    onLeave?.();
    void openDialog('auth', { type: 'registration' });
  }
}

async function loadBanner(): Promise<SettingsParts['menu']['banner']> {
  return (await fetchSettingsPart('menu'))?.banner ?? null;
}

interface CardProps {
  image: string | null;
  title: ReactNode;
  subtitle: ReactNode;
  children: ReactNode;
}

function Card({ image, title, subtitle, children }: CardProps) {
  if (!image && !title && !subtitle && !children) return null;
  return (
    <div className={styles.banner}>
      {image && <img className={styles.image} src={image} alt="" width={96} height={96} />}
      <div className={styles.words}>
        {subtitle && <p className={styles.subtitle}>{subtitle}</p>}
        {title && <p className={styles.title}>{title}</p>}
        {children}
      </div>
    </div>
  );
}
