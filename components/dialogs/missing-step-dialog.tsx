import { useTranslations } from 'next-intl';
import { ButtonLink } from '@/components/ui/button-link';
import { paths } from '@/lib/routing/paths';
import { DialogTitle, type DialogProps } from './dialog-title';
import styles from './confirm-dialog.module.scss';

const TARGETS = {
  deposit: paths.deposit(),
  contact: paths.profile('settings'),
  requisites: paths.support(),
} as const;

export function MissingStepDialog({ step, text, close }: DialogProps<'missingStep'>) {
  const t = useTranslations('dialogs');
  return (
    <div className={styles.confirm}>
      <DialogTitle>{t(`gate.${step}.title`)}</DialogTitle>
      <p className={styles.text}>{text}</p>
      <div className={styles.buttons}>
        <ButtonLink href={TARGETS[step]} isWide onClick={() => close()}>
          {t(`gate.${step}.button`)}
        </ButtonLink>
      </div>
    </div>
  );
}
