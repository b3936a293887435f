import { useTranslations } from 'next-intl';
import { HintBar } from './hint-bar';
import { ButtonLink } from '@/components/ui/button-link';
import { paths } from '@/lib/routing/paths';
import { closeHint } from '@/components/shared/session/hints-memory';

/** To the first deposit (R-AUTH-14). */
export function RegistrationHint() {
  const t = useTranslations('session.hints');
  return (
    <HintBar
      icon="gift"
      text={t('registration')}
      action={
        <ButtonLink size="s" look="secondary" href={paths.deposit()}>
          {t('registrationButton')}
        </ButtonLink>
      }
      onClose={() => closeHint('registration')}
    />
  );
}
