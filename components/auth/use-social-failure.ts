import { useTranslations } from 'next-intl';
import { useEffect, useEffectEvent, useState } from 'react';
import { errorText } from '@/components/shared/feedback/error-text';
import { whileWanted } from '@/components/ui/use-loaded';
import { serviceName } from '@/lib/auth/social';
import { fatalPage, isExceptionType } from '@/lib/platform/error-policy';
import { useFatal } from '@/stores/fatal';

interface SocialFailure {
  text: string | null;
  fail(service: string | null, error: string | null): Promise<void>;
  clear(): void;
}

/** Exceptions without a specific reason: the service's own refusal, and defects. */
const GENERAL: readonly string[] = [
  'AuthorizationException',
  'UnknownErrorException',
  'InternalServerErrorException',
  'InvalidParameterException',
  'InvalidRequestException',
];

/** Text of a failed social sign-in, or its page (R-ERR-03, R-ERR-04); `returned`: exception type it came back with. */
export function useSocialFailure(returned: string | undefined): SocialFailure {
  const t = useTranslations('auth');
  const [text, setText] = useState<string | null>(null);

  async function wordsFor(service: string | null, error: string | null): Promise<string> {
    if (isExceptionType(error) && !GENERAL.includes(error)) {
      const fatal = fatalPage({ type: error, httpStatus: 200 });
      if (fatal) useFatal.getState().show(fatal);
      return errorText(error);
    }
    return service === null ? t('social.failed') : t('social.failedWith', { service: serviceName(service) });
  }

  const wordsNow = useEffectEvent((error: string) => wordsFor(null, error));
  // The failure the dialog was opened with is shown once.
  useEffect(() => {
    if (returned === undefined) return;
    return whileWanted(wordsNow(returned), setText);
  }, [returned]);

  return {
    text,
    fail: async (service, error) => setText(await wordsFor(service, error)),
    clear: () => setText(null),
  };
}
