import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { ConfiguredFields } from '@/components/forms/configured-fields';
import { DraftKeeper } from '@/components/forms/draft-keeper';
import { Form, SubmitButton } from '@/components/forms/form';
import { showFormFailure } from '@/components/forms/form-actions';
import { useConfiguredForm, type FormSetup } from '@/components/forms/use-configured-form';
import { QueryProvider } from '@/components/shared/query/query-client';
import type { FormValues } from '@/lib/content/form-descriptor';
import { acceptedValues } from '@/lib/forms/accepted-values';
import { ActionNotDone } from '@/lib/platform/require-done';
import { useSendFeedback } from '@/lib/support/mutations';
import { subjectAsked } from '@/lib/routing/support-subjects';
import { useSession } from '@/stores/session';
import { FeedbackSent } from './feedback-sent';

/** To write to the operator without the chat (R-SUP-01). */
export function FeedbackForm(props: FormSetup) {
  const [isSent, setIsSent] = useState(false);
  const [isAgain, setIsAgain] = useState(false);
  function writeAgain(): void {
    setIsSent(false);
    setIsAgain(true);
  }
  if (isSent) return <FeedbackSent onAgain={writeAgain} />;
  return (
    <QueryProvider>
      <Fields {...props} hasAutoFocus={isAgain} onSent={() => setIsSent(true)} />
    </QueryProvider>
  );
}

interface FieldsProps extends FormSetup {
  /** Replaces the button that opened it. */
  hasAutoFocus: boolean;
  onSent: () => void;
}

function Fields({ fields, settings, hasAutoFocus, onSent }: FieldsProps) {
  const t = useTranslations('support');
  const asked = subjectAsked(window.location.search);
  const known = { ...knownValues(), ...(asked && { subject: t(`feedback.about.${asked}`) }) };
  const form = useConfiguredForm({ fields, settings, initial: acceptedValues(fields, known, settings) });
  const { mutateAsync } = useSendFeedback();

  async function send(values: FormValues): Promise<void> {
    try {
      await mutateAsync(values);
      form.methods.reset();
      onSent();
    } catch (error) {
      await showFormFailure(form, error, error instanceof ActionNotDone ? t('feedback.failed') : undefined);
    }
  }

  return (
    <Form form={form} onSubmit={send} label={t('feedback.title')}>
      <ConfiguredFields hasAutoFocus={hasAutoFocus} />
      <SubmitButton isWide={false}>{t('feedback.send')}</SubmitButton>
      <DraftKeeper name="feedback" />
    </Form>
  );
}

/** The chosen name, and the e-mail used to sign in. */
function knownValues(): Record<string, string> {
  const { login, fakename } = useSession.getState().user ?? {};
  return {
    ...(login?.includes('@') && { email: login }),
    ...(fakename && { name: fakename }),
  };
}
