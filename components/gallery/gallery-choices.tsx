'use client';

import { TickBox } from '@/components/forms/tick-box';
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
            <TickBox {...state} />
            {name}
          </label>
        ))}
      </div>
      <div className={styles.panel}>
        <ThemeChoice isNamed />
      </div>
      <div className={styles.row}>
        <LanguageSwitch locales={['en', 'fr']} isWide />
        <LanguageSwitch locales={['en', 'fr']} />
      </div>
    </>
  );
}
