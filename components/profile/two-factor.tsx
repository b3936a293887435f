import { clsx } from 'clsx';
import { useTranslations } from 'next-intl';
import { useRef, useState } from 'react';
import { useSingleRun } from '@/components/forms/use-single-run';
import { reactToError } from '@/components/shared/feedback/error-reactions';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { useCountdown } from '@/components/ui/use-countdown';
import type { FormSettings } from '@/lib/forms/settings';
import { PlatformError } from '@/lib/platform/error';
import { changeTwoFactor, useConfirmTwoFactor } from '@/lib/profile/mutations';
import { useSession } from '@/stores/session';
import { showToast } from '@/stores/toasts';
import { Card } from './card';
import cardStyles from './card.module.scss';
import { CardSkeleton } from './card-skeleton';
import { CodeForm } from './code-form';
import styles from './two-factor.module.scss';

/** A card with the state and its switch, which takes effect once the sent code is entered (R-2FA-07). */
export function TwoFactor({ settings }: { settings: FormSettings }) {
  const t = useTranslations('profile');
  const user = useSession((state) => state.user);
  const [sent, setSent] = useState(0);
  const [secondsLeft, startCountdown] = useCountdown();
  const confirmation = useConfirmTwoFactor();
  const state = useRef<HTMLParagraphElement>(null);
  const isOn = user?.two_factor_auth === true;

  const [isRequesting, requestCode] = useSingleRun(async () => {
    try {
      startCountdown(await changeTwoFactor(!isOn));
      setSent((count) => count + 1);
    } catch (error) {
      if (!(error instanceof PlatformError)) throw error;
      if (error.resendSeconds === null) return reactToError(error, 'react');
      // Requested too early: the code sent before is still valid.
      startCountdown(error.resendSeconds);
      setSent((count) => Math.max(count, 1));
    }
  });

  async function confirm(code: string): Promise<void> {
    try {
      await confirmation.mutateAsync({ code, isOn: !isOn });
    } catch (error) {
      if (error instanceof PlatformError && error.resendSeconds !== null) startCountdown(error.resendSeconds);
      throw error;
    }
    const { user: current, setUser } = useSession.getState();
    if (current) setUser({ ...current, two_factor_auth: !isOn });
    setSent(0);
    // The focused form is about to unmount.
    state.current?.focus({ preventScroll: true });
    state.current?.scrollIntoView({ block: 'nearest' });
    showToast('success', t(isOn ? 'twoFactor.nowOff' : 'twoFactor.nowOn'));
  }

  if (!user) return <CardSkeleton />;
  return (
    <Card title={t('twoFactor.title')} text={t('twoFactor.text')}>
      <div className={cardStyles.row}>
        <Icon name={isOn ? 'shield' : 'lock'} size={24} />
        <p ref={state} className={clsx(styles.state, isOn && styles.on)} tabIndex={-1}>
          {t(isOn ? 'twoFactor.on' : 'twoFactor.off')}
        </p>
        {sent === 0 && (
          <Button
            look={isOn ? 'danger' : 'secondary'}
            isBusy={isRequesting}
            onClick={() => void requestCode()}
          >
            {t(isOn ? 'twoFactor.turnOff' : 'twoFactor.turnOn')}
          </Button>
        )}
      </div>
      {sent > 0 && (
        <div className={styles.code}>
          <CodeForm
            label={t('twoFactor.title')}
            text={t('twoFactor.sent')}
            settings={settings}
            sent={sent}
            secondsLeft={secondsLeft}
            onConfirm={confirm}
            onResend={() => void requestCode()}
            isResending={isRequesting}
            failure={t('failures.general')}
          />
        </div>
      )}
    </Card>
  );
}
