'use client';

import { useEffect } from 'react';
import { ConfiguredFields } from '@/components/forms/configured-fields';
import { Form, SubmitButton } from '@/components/forms/form';
import { useConfiguredForm } from '@/components/forms/use-configured-form';
import type { FieldDescriptor } from '@/lib/content/form-descriptor';
import styles from './gallery.module.scss';

const FIELDS: readonly FieldDescriptor[] = [
  { name: 'email', type: 'email', label: 'E-mail', placeholder: 'you@example.com' },
  { name: 'phone', type: 'phone', label: 'Phone' },
  { name: 'password', type: 'password', label: 'Password' },
  { name: 'birth_date', type: 'date', label: 'Date of birth', isOptional: true },
  { name: 'sum', type: 'sum', label: 'Amount', min: 10, max: 500 },
  { name: 'code', type: 'code', label: 'Code' },
  {
    name: 'currency',
    type: 'select',
    label: 'Currency',
    options: [
      { value: 'EUR', label: 'Euro' },
      { value: 'USD', label: 'US dollar' },
    ],
  },
  { name: 'terms', type: 'checkbox', label: 'I accept the terms' },
  { name: 'notify', type: 'flag', label: 'Send me news', default: true },
];

/** Each kind of field, without and with an error. */
export function GalleryForm() {
  return (
    <div className={styles.forms}>
      <Fields />
      <Fields isWrong />
    </div>
  );
}

function Fields({ isWrong = false }: { isWrong?: boolean }) {
  const form = useConfiguredForm({ fields: FIELDS });
  const { methods, showError } = form;
  useEffect(() => {
    if (!isWrong) return;
    void methods.trigger().then(() => showError('This could not be sent.'));
  }, [isWrong, methods, showError]);
  return (
    <Form form={form} onSubmit={() => undefined} label={isWrong ? 'Wrong' : 'Fresh'}>
      <ConfiguredFields />
      <SubmitButton>Send</SubmitButton>
    </Form>
  );
}
