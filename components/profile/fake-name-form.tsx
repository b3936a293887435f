import { useTranslations } from 'next-intl';
import { ConfiguredFields } from '@/components/forms/configured-fields';
import { DraftKeeper } from '@/components/forms/draft-keeper';
import { Form, SubmitButton } from '@/components/forms/form';
import { resetToSent } from '@/components/forms/reset-to-sent';
import { showFormFailure } from '@/components/forms/form-actions';
import { useConfiguredForm, type FormSetup } from '@/components/forms/use-configured-form';
import type { FormValues } from '@/lib/content/form-descriptor';
import { useChangeFakeName } from '@/lib/profile/mutations';
import type { User } from '@/lib/session/schema';
import { useSession } from '@/stores/session';
import { showToast } from '@/stores/toasts';
import { CardSkeleton } from './card-skeleton';

/** The name other players see (R-PROF-09). */
export function FakeNameForm(props: FormSetup) {
  const user = useSession((state) => state.user);
  return user ? <NameForm {...props} user={user} /> : <CardSkeleton />;
}

function NameForm({ fields, settings, user }: FormSetup & { user: User }) {
  const t = useTranslations('profile');
  const change = useChangeFakeName();
  const form = useConfiguredForm({ fields, settings, initial: { fakename: user.fakename } });

  async function send(values: FormValues): Promise<void> {
    const fakename = String(values.fakename ?? '');
    const sent = form.methods.getValues();
    try {
      await change.mutateAsync(fakename);
    } catch (error) {
      return showFormFailure(form, error, t('failures.saveData'));
    }
    resetToSent(form.methods, sent);
    const { user: current, setUser } = useSession.getState();
    if (current) setUser({ ...current, fakename });
    showToast('success', t('fakeName.saved'));
  }

  return (
    <Form form={form} label={t('fakeName.title')} onSubmit={send}>
      <ConfiguredFields />
      <SubmitButton isWide={false} needsChange>
        {t('save')}
      </SubmitButton>
      <DraftKeeper name="fakename" />
    </Form>
  );
}
