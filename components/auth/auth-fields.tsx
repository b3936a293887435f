import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { ConfiguredField } from '@/components/forms/configured-field';
import { useSurroundingForm } from '@/components/forms/form';
import { Link } from '@/components/ui/link';
import type { FieldDescriptor } from '@/lib/content/form-descriptor';
import { paths } from '@/lib/routing/paths';
import styles from './auth-dialog.module.scss';

interface AuthFieldsProps {
  /** Which of the form's fields; by default all. */
  has?: (field: FieldDescriptor) => boolean;
}

/** Registration fields; the terms checkbox links to another tab, in the operator's words or ours. */
export function AuthFields({ has = () => true }: AuthFieldsProps) {
  const { fields } = useSurroundingForm();
  const t = useTranslations('auth');
  const link = (words: ReactNode) => (
    <Link href={paths.slug('terms')} target="_blank" className={styles.textLink}>
      {words}
    </Link>
  );
  const terms = (label: string | null | undefined) =>
    label ? (
      <>
        {label} ({link(t('termsLink'))})
      </>
    ) : (
      t.rich('terms', { link })
    );
  return fields.filter(has).map((field) => (
    <ConfiguredField key={field.name} field={field} hasAutoFocus={field === fields[0]}>
      {field.name === 'terms' ? terms(field.label) : undefined}
    </ConfiguredField>
  ));
}
