import { useTranslations } from 'next-intl';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useFormState } from 'react-hook-form';
import { isPageHidden } from '@/components/shared/session/leave-page';
import { readStored } from '@/lib/browser/storage';
import { dropDraft, keepDraft, offerDraft, readDraft } from '@/lib/forms/drafts';
import { CALLING_CODE_FIELD } from '@/lib/forms/phone';
import styles from './draft-keeper.module.scss';
import { useSurroundingForm } from './form';
import { restoreValues } from './form-actions';
import { useDraftOwner } from './use-draft-owner';

/**
 * Keeps what was typed in the form around it when the page is left for another one or for the other language, and
 * restores it with a message; asks before the document itself is left. Not for forms that hold secrets.
 */
export function DraftKeeper({ name }: { name: string }) {
  const t = useTranslations('forms');
  const owner = useDraftOwner();
  const { methods } = useSurroundingForm();
  const { isDirty } = useFormState({ control: methods.control });
  const key = `${owner}:${name}`;
  // Whether the notice shows depends on the stored draft; the values are restored in an effect, once the form is mounted.
  const isRestored = readDraft(key) !== null;
  const wasDirty = useRef(false);

  const readChanged = useEffectEvent(() => {
    // Asked of the form, not of the last render: a form that was sent is reset and left in one step.
    const isChanged = (field: string) => methods.getFieldState(field).isDirty;
    const values = Object.entries(methods.getValues());
    if (!values.some(([field]) => isChanged(field))) return null;
    // What was not touched may be saved elsewhere meanwhile. The choice of a phone's country marks nothing as touched.
    return Object.fromEntries(values.filter(([field]) => isChanged(field) || field === CALLING_CODE_FIELD));
  });
  const restore = useEffectEvent((from: string) => {
    const draft = readDraft(from);
    if (draft) restoreValues(methods, draft);
    if (readChanged() === null) dropDraft(from);
  });
  const leave = useEffectEvent((to: string) => {
    const values = readChanged();
    if (values) keepDraft(to, values);
    else dropDraft(to);
  });
  useEffect(() => {
    restore(key);
    const withdraw = offerDraft(key, { read: () => readChanged(), fields: undefined });
    return () => {
      withdraw();
      leave(key);
    };
  }, [key]);

  // After saving or discarding there is no draft left to announce.
  useEffect(() => {
    if (wasDirty.current && !isDirty) dropDraft(key);
    wasDirty.current = isDirty;
  }, [isDirty, key]);

  useEffect(() => {
    if (!isDirty) return;
    const ask = (event: BeforeUnloadEvent) => {
      // Stored for the next document, nothing is lost with this one; a hidden page (a sign-out) cannot be kept.
      if (readStored('drafts') === null && !isPageHidden()) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isDirty]);

  if (!isRestored || !isDirty) return null;
  return (
    <p className={styles.note} role="status">
      <span>{t('draft.kept')}</span>
      <button type="button" className={styles.discard} onClick={() => methods.reset()}>
        {t('draft.discard')}
      </button>
    </p>
  );
}
