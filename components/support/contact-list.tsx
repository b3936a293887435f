import { clsx } from 'clsx';
import { getTranslations } from 'next-intl/server';
import { Icon, type IconName } from '@/components/ui/icon';
import { currentLocale } from '@/i18n/locale.server';
import { FORM_ID } from '@/lib/routing/support-subjects';
import type { ContactChannels } from '@/lib/support/rules';
import { ChatChannel } from './chat-channel';
import styles from './contact-list.module.scss';

interface ContactListProps {
  channels: ContactChannels;
  hasChat: boolean;
}

/** Icons for the operator's own domains, which name a kind instead of a network: `video.example.com`. */
const KIND_ICONS = { social: 'globe', video: 'play' } as const satisfies Record<string, IconName>;

function kindOf(label: string): keyof typeof KIND_ICONS | null {
  const word = label.toLowerCase();
  return word === 'social' || word === 'video' ? word : null;
}

/** Renders nothing without channels. */
export async function ContactList({ channels: { telephone, languages, links }, hasChat }: ContactListProps) {
  const t = await getTranslations('support');
  if (!hasChat && telephone === null && links.length === 0) return null;
  const spoken = new Intl.ListFormat(await currentLocale()).format(languages);
  return (
    <ul className={styles.list}>
      <li className={clsx(styles.channel, styles.write)}>
        <Icon name="mail" size={24} className={styles.icon} />
        <div>
          <a href={`#${FORM_ID}`} className={styles.link}>
            {t('feedback.title')}
          </a>
        </div>
        <Icon name="chevronDown" className={styles.go} />
      </li>
      {hasChat && <ChatChannel />}
      {telephone && (
        <li className={styles.channel}>
          <Icon name="phone" size={24} className={styles.icon} />
          <div>
            <a href={telephone.href} className={styles.link}>
              {telephone.text}
            </a>
            <p className={styles.name}>
              {t(languages.length > 0 ? 'ways.languages' : 'ways.phone', { list: spoken })}
            </p>
          </div>
          <Icon name="chevronRight" className={styles.go} />
        </li>
      )}
      {links.map(({ href, label }) => {
        const kind = kindOf(label);
        return (
          <li key={href} className={styles.channel}>
            <Icon name={kind ? KIND_ICONS[kind] : 'globe'} size={24} className={styles.icon} />
            <div>
              <a href={href} className={styles.link} target="_blank" rel="noopener nofollow">
                {kind ? t(`ways.${kind}`) : label}
              </a>
            </div>
            <Icon name="external" className={styles.go} />
          </li>
        );
      })}
    </ul>
  );
}
