'use client';

import { useTranslations } from 'next-intl';
import { ConfiguredField } from '@/components/forms/configured-field';
import { Link } from '@/components/ui/link';
import type { FieldDescriptor } from '@/lib/content/form-descriptor';
import { paths } from '@/lib/routing/paths';
import styles from './auth-dialog.module.scss';

/** Registration fields; the terms checkbox, unless the operator has worded it, links to the terms in another tab. */
export function AuthFields({ fields }: { fields: readonly FieldDescriptor[] }) {
  const t = useTranslations('auth');
  const terms = t.rich('terms', {
    link: (chunks) => (
      <Link href={paths.slug('terms')} target="_blank" className={styles.textLink}>
        {chunks}
      </Link>
    ),
  });
  return fields.map((field, index) => (
    <ConfiguredField key={field.name} field={field} hasAutoFocus={index === 0}>
      {field.name === 'terms' && !field.label ? terms : undefined}
    </ConfiguredField>
  ));
}
