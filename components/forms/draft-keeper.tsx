'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useEffectEvent, useState } from 'react';
import { useFormState } from 'react-hook-form';
import { dropDraft, keepDraft, readDraft } from '@/lib/forms/drafts';
import { selectUid, useSession } from '@/stores/session';
import styles from './draft-keeper.module.scss';
import { useSurroundingForm } from './form-context';

/**
 * Keeps what was typed in the form around it when the page is left for another one, and restores it with a message;
 * asks before the document itself is left. Not for forms that hold secrets.
 */
export function DraftKeeper({ name }: { name: string }) {
  const t = useTranslations('forms');
  const uid = useSession(selectUid);
  const { methods } = useSurroundingForm();
  const { isDirty } = useFormState({ control: methods.control });
  const key = `${uid}:${name}`;
  // Whether the notice shows depends on the stored draft; the values are restored in an effect, once the form is mounted.
  const [isRestored, setIsRestored] = useState(() => readDraft(key) !== null);

  const restore = useEffectEvent((from: string) => {
    const known = methods.getValues();
    for (const [field, value] of Object.entries(readDraft(from) ?? {})) {
      if (Object.hasOwn(known, field)) methods.setValue(field, value, { shouldDirty: true });
    }
  });
  const leave = useEffectEvent((to: string) => {
    const values = methods.getValues();
    // Asked of the form, not of the last render: a form that was sent is reset and left in one step.
    const isChanged = Object.keys(values).some((field) => methods.getFieldState(field).isDirty);
    if (isChanged) keepDraft(to, values);
    else dropDraft(to);
  });
  useEffect(() => {
    restore(key);
    return () => leave(key);
  }, [key]);

  useEffect(() => {
    if (!isDirty) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isDirty]);

  function discard(): void {
    dropDraft(key);
    methods.reset();
    setIsRestored(false);
  }

  if (!isRestored || !isDirty) return null;
  return (
    <p className={styles.note} role="status">
      <span>{t('draft.kept')}</span>
      <button type="button" className={styles.discard} onClick={discard}>
        {t('draft.discard')}
      </button>
    </p>
  );
}
