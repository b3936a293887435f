import { useTranslations } from 'next-intl';
import { useFormState } from 'react-hook-form';
import { ConfiguredFields } from '@/components/forms/configured-fields';
import { emptyForm, showFormFailure } from '@/components/forms/form-actions';
import { Form, SubmitButton } from '@/components/forms/form';
import { useConfiguredForm, type FormSetup } from '@/components/forms/use-configured-form';
import type { FormValues } from '@/lib/content/form-descriptor';
import { useChangePassword } from '@/lib/profile/mutations';
import { useSession } from '@/stores/session';
import { showToast } from '@/stores/toasts';
import styles from './password-form.module.scss';

/** Cleared afterwards. */
export function PasswordForm({ fields, settings }: FormSetup) {
  const t = useTranslations('profile');
  const login = useSession((state) => state.user?.login);
  const change = useChangePassword();
  const form = useConfiguredForm({ fields, settings });
  const { isDirty } = useFormState({ control: form.methods.control });

  async function send(values: FormValues): Promise<void> {
    const text = (name: string) => String(values[name] ?? '');
    try {
      await change.mutateAsync({
        old_password: text('old_password'),
        new_password: text('new_password'),
        repeat_password: text('repeat_password'),
      });
    } catch (error) {
      return showFormFailure(form, error, t('failures.general'));
    }
    emptyForm(form);
    showToast('success', t('password.saved'));
  }

  return (
    <Form form={form} label={t('password.title')} onSubmit={send}>
      {/* Tells password managers whose password changes. */}
      <input type="text" autoComplete="username" value={login ?? ''} readOnly hidden />
      <div className={styles.fields}>
        <ConfiguredFields />
      </div>
      {/* Gold once there is something to send; a click before that leads to the first field. */}
      <SubmitButton isWide={false} look={isDirty ? 'primary' : 'secondary'}>
        {t('password.submit')}
      </SubmitButton>
    </Form>
  );
}
