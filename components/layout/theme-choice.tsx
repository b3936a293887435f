import { useTranslations } from 'next-intl';
import { useId, useSyncExternalStore } from 'react';
import {
  chooseTheme,
  chosenTheme,
  followTheme,
  THEME_CHOICES,
  type ThemeChoice as Choice,
} from '@/lib/browser/theme';
import styles from './theme-choice.module.scss';

/** Applied immediately and stored on this device. */
export function ThemeChoice({ isNamed = false }: { isNamed?: boolean }) {
  const t = useTranslations('menu');
  const chosen = useSyncExternalStore<Choice>(followTheme, chosenTheme, () => 'dark');
  const id = useId();
  return (
    <div role="radiogroup" aria-label={t('appearance')}>
      {isNamed && (
        <p className={styles.name} aria-hidden="true">
          {t('appearance')}
        </p>
      )}
      <div className={styles.choices}>
        {THEME_CHOICES.map((choice) => (
          <label key={choice} className={styles.choice}>
            <input
              type="radio"
              name={id}
              className={styles.radio}
              checked={choice === chosen}
              onChange={() => chooseTheme(choice)}
            />
            {t(`themes.${choice}`)}
          </label>
        ))}
      </div>
    </div>
  );
}
