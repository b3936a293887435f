import { useTranslations } from 'next-intl';
import { useId, useState } from 'react';
import { DialogTitle, type DialogProps } from '@/components/dialogs/dialog-title';
import { Checkbox } from '@/components/forms/checkbox';
import { Button } from '@/components/ui/button';
import { CONSENT_PURPOSES, consentedPurposes, useConsent, type ConsentPurpose } from '@/stores/consent';
import { reloadPage } from '@/components/shared/session/leave-page';
import styles from './consent-dialog.module.scss';

/** Consent per purpose. Withdrawing it reloads the page: running code only goes with its document. */
export function ConsentDialog({ close }: DialogProps<'consent'>) {
  const t = useTranslations('consent');
  const before = useConsent(consentedPurposes);
  const choose = useConsent((state) => state.choose);
  const [changed, setChanged] = useState<readonly ConsentPurpose[] | null>(null);
  const allowed = changed ?? before;

  function decide(chosen: readonly ConsentPurpose[]): void {
    choose(chosen, Date.now());
    close();
    if (before.some((purpose) => !chosen.includes(purpose))) reloadPage();
  }

  function toggle(purpose: ConsentPurpose): void {
    setChanged(
      allowed.includes(purpose) ? allowed.filter((name) => name !== purpose) : [...allowed, purpose],
    );
  }

  return (
    <div className={styles.consent}>
      <DialogTitle>{t('title')}</DialogTitle>
      <p className={styles.lead}>{t('lead')}</p>
      <p className={styles.lead}>{t('own')}</p>
      <div className={styles.purposes}>
        {CONSENT_PURPOSES.map((purpose) => (
          <Purpose
            key={purpose}
            name={t(`${purpose}.name`)}
            text={t(`${purpose}.text`)}
            isAllowed={allowed.includes(purpose)}
            onToggle={() => toggle(purpose)}
          />
        ))}
      </div>
      <Button look="secondary" isWide onClick={() => decide(allowed)}>
        {t('save')}
      </Button>
      <div className={styles.buttons}>
        <Button look="secondary" size="s" onClick={() => decide([])}>
          {t('refuse')}
        </Button>
        <Button look="secondary" size="s" onClick={() => decide(CONSENT_PURPOSES)}>
          {t('accept')}
        </Button>
      </div>
    </div>
  );
}

interface PurposeProps {
  name: string;
  text: string;
  isAllowed: boolean;
  onToggle(): void;
}

function Purpose({ name, text, isAllowed, onToggle }: PurposeProps) {
  const id = useId();
  return (
    <div className={styles.purpose}>
      <Checkbox id={`${id}-box`} checked={isAllowed} onChange={onToggle} aria-describedby={id} />
      <div>
        <label htmlFor={`${id}-box`} className={styles.name}>
          {name}
        </label>
        <p id={id} className={styles.text}>
          {text}
        </p>
      </div>
    </div>
  );
}
