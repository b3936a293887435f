import { useTranslations } from 'next-intl';
import { serviceName, type SocialType } from '@/lib/auth/social';
import type { SocialPending } from '@/lib/auth/social-channel';
import type { SignInKind } from '@/lib/session/signed-in-event';
import type { User } from '@/lib/session/schema';
import { ServiceMark } from './service-mark';
import { useSocialFailure } from './use-social-failure';
import { useSocialSignIn } from './use-social-sign-in';
import styles from './social-services.module.scss';

interface SocialServicesProps extends Pick<SocialPending, 'offer'> {
  services: readonly string[];
  type: SocialType;
  /** Exception type of a failed sign-in that returned to this page. */
  returnedError?: string | undefined;
  onSignedIn(user: User, target: string, how: SignInKind): void;
}

/** Sign-in by the services of `auth-config` (R-SOC-01), below either form. */
export function SocialServices({ services, type, offer, returnedError, onSignedIn }: SocialServicesProps) {
  const t = useTranslations('auth');
  const { text, fail, clear } = useSocialFailure(returnedError);
  const { waitingFor, start } = useSocialSignIn({
    type,
    offer,
    onSignedIn,
    onFailed: (service, error) => void fail(service, error),
  });
  if (services.length === 0) return null;
  return (
    <section className={styles.social} aria-label={t('social.title')}>
      <p className={styles.or}>{t('social.title')}</p>
      <div className={styles.services}>
        {services.map((service) => (
          <button
            key={service}
            type="button"
            className={styles.service}
            aria-busy={waitingFor === service || undefined}
            onClick={() => {
              clear();
              start(service);
            }}
          >
            <ServiceMark service={service} />
            <span>{serviceName(service)}</span>
          </button>
        ))}
      </div>
      <p role="status" className={styles.note}>
        {waitingFor !== null && t('social.waiting', { service: serviceName(waitingFor) })}
      </p>
      <p role="alert" className={styles.failure}>
        {text}
      </p>
    </section>
  );
}
