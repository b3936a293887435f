import { useTranslations } from 'next-intl';
import { useRef, useState, type ReactNode } from 'react';
import { completeSignIn } from './complete-sign-in';
import { DialogSkeleton } from '@/components/dialogs/dialog-skeleton';
import type { DialogProps } from '@/components/dialogs/dialog-title';
import type { ChosenOffer } from '@/components/offers/sign-up-offers';
// Here: with its styles later, Turbopack joins others into the first load of the home page.
import { RegistrationStep } from './registration-step';
import type { SettingsParts } from '@/lib/site-settings/settings-parts';
import type { User } from '@/lib/session/schema';
import { pendingLogin, useTwoFactor, type PendingLogin } from '@/stores/two-factor';
import { AuthBannerCard, isBeside } from './auth-banner-card';
import { CookiesOff } from './cookies-off';
import { LoginStep, type LoginFailure } from './login-step';
import { RestoreStep } from './restore-step';
import { SocialServices } from './social-services';
import { TwoFactorStep } from './two-factor-step';
import { useAuthSettings } from './use-auth-settings';
import styles from './auth-dialog.module.scss';

type StepName = 'authorization' | 'registration' | 'restore' | 'twoFactor';

/**
 * The auth popup: types registration and authorization (R-AUTH-01), with restore and two-factor as further steps. A
 * login awaiting its code resumes when the popup is reopened in time (R-2FA-02).
 */
export function AuthDialog(props: DialogProps<'auth'>) {
  const settings = useAuthSettings();
  if (!settings) return <DialogSkeleton />;
  return <AuthSteps {...props} settings={settings} />;
}

/** Shown when login or registration opens: a failed login, or a failed social sign-in that returned to this page. */
interface Failure {
  login?: LoginFailure | undefined;
  social?: string | undefined;
}

type AuthStepsProps = DialogProps<'auth'> & { settings: SettingsParts['auth'] };

function AuthSteps({ type, settings, close, ...options }: AuthStepsProps) {
  const [pending, setPending] = useState(() =>
    type === 'authorization' ? pendingLogin(useTwoFactor.getState(), Date.now()) : null,
  );
  const [step, setStep] = useState<StepName>(pending ? 'twoFactor' : type);
  const [typed, setTyped] = useState('');
  const [failure, setFailure] = useState<Failure>({
    login: options.hasSessionEnded ? 'sessionEnded' : undefined,
    social: options.socialError,
  });
  const [offer, setOffer] = useState<ChosenOffer>();
  // A social sign-in ends long after the click: by then another offer may be chosen.
  const latestOffer = useRef<ChosenOffer>(null);

  function choose(next: ChosenOffer): void {
    latestOffer.current = next;
    setOffer(next);
  }

  function finish(user: User, how: 'login' | 'registration', target?: string): void {
    useTwoFactor.getState().clear();
    close('signed-in');
    completeSignIn(user, how, target, { staysHere: options.staysHere, offer: latestOffer.current });
  }

  function waitForCode(fresh: PendingLogin): void {
    useTwoFactor.getState().begin(fresh, Date.now());
    setPending(fresh);
    setStep('twoFactor');
  }

  function goTo(next: StepName): void {
    setFailure({});
    setStep(next);
  }

  function leaveCode(isLoginRefused: boolean): void {
    setFailure({ login: isLoginRefused ? 'wrongLogin' : undefined });
    if (pending) setTyped(pending.login);
    useTwoFactor.getState().clear();
    setPending(null);
    setStep('authorization');
  }

  const logIn = (user: User) => finish(user, 'login');
  const shared = { settings, typed, onTyped: setTyped, onGoTo: goTo };
  const social = isEntrance(step) && (
    <SocialServices
      services={settings.auth.services}
      type={step}
      offer={offer}
      returnedError={failure.social}
      onSignedIn={(user, target, how) => finish(user, how, target)}
    />
  );
  return (
    <StepFrame step={step} banner={isEntrance(step) ? settings.banner : null}>
      <CookiesOff />
      {step === 'authorization' && (
        <LoginStep {...shared} failure={failure.login} onSignedIn={logIn} onTwoFactor={waitForCode}>
          {social}
        </LoginStep>
      )}
      {step === 'registration' && (
        <RegistrationStep
          {...shared}
          offerId={options.offerId}
          offer={offer}
          onOffer={choose}
          onSignedIn={(user) => finish(user, 'registration')}
        >
          {social}
        </RegistrationStep>
      )}
      {step === 'restore' && <RestoreStep {...shared} />}
      {step === 'twoFactor' && pending && (
        <TwoFactorStep
          settings={settings}
          pending={pending}
          onSignedIn={logIn}
          onRefused={() => leaveCode(true)}
          onGoTo={() => leaveCode(false)}
        />
      )}
    </StepFrame>
  );
}

interface StepFrameProps {
  step: StepName;
  banner: SettingsParts['auth']['banner'];
  children: ReactNode;
}

function StepFrame({ step, banner, children }: StepFrameProps) {
  return (
    <div className={styles.auth} data-wide={(banner && isBeside(banner)) || undefined}>
      <StepAnnouncer step={step} />
      {banner && <AuthBannerCard banner={banner} />}
      <div className={styles.step} data-low-wide={isEntrance(step) ? step : undefined}>
        {children}
      </div>
    </div>
  );
}

/** The types with the banner and the social services. */
function isEntrance(step: StepName): step is 'authorization' | 'registration' {
  return step === 'authorization' || step === 'registration';
}

const STEP_TITLES = {
  authorization: 'logIn',
  registration: 'createAccount',
  restore: 'restore',
  twoFactor: 'twoFactor',
} as const satisfies Record<StepName, string>;

/** The dialog itself is announced only once, when it opens. */
function StepAnnouncer({ step }: { step: StepName }) {
  const t = useTranslations('auth');
  const [first] = useState(step);
  const [hasChanged, setHasChanged] = useState(false);
  if (!hasChanged && step !== first) setHasChanged(true);
  return (
    <p aria-live="polite" className="visuallyHidden">
      {hasChanged && t(STEP_TITLES[step])}
    </p>
  );
}
