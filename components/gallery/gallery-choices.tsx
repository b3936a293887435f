'use client';

import { routing } from '@/i18n/routing';
import { Checkbox } from '@/components/forms/checkbox';
import { LanguageSwitch } from '@/components/layout/language-switch';
import { ThemeChoice } from '@/components/layout/theme-choice';
import styles from './gallery.module.scss';

const TICKS = {
  'not ticked': {},
  ticked: { defaultChecked: true },
  wrong: { 'aria-invalid': true },
} as const;

export function GalleryChoices() {
  return (
    <>
      <div className={styles.row}>
        {Object.entries(TICKS).map(([name, state]) => (
          <label key={name} className={styles.row}>
            <Checkbox {...state} />
            {name}
          </label>
        ))}
      </div>
      <div className={styles.panel}>
        <ThemeChoice isNamed />
      </div>
      <div className={styles.row}>
        <LanguageSwitch locales={routing.locales} isWide />
        <LanguageSwitch locales={routing.locales} />
      </div>
    </>
  );
}
