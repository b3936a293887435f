'use client';

import { Button } from '@/components/ui/button';
import { openDialog } from '@/stores/dialogs';
import { showToast } from '@/stores/toasts';
import styles from './gallery.module.scss';

export function GalleryDialogs() {
  return (
    <div className={styles.row}>
      <Button
        look="secondary"
        onClick={() =>
          void openDialog('confirm', {
            title: 'Remove it?',
            text: 'This cannot be undone.',
            confirmLabel: 'Remove',
            isDangerous: true,
          })
        }
      >
        Confirm
      </Button>
      <Button
        look="secondary"
        onClick={() => void openDialog('missingStep', { step: 'deposit', text: 'First this.' })}
      >
        Popup
      </Button>
      <Button look="secondary" onClick={() => void openDialog('menu', { items: [], locales: [] })}>
        Curtain
      </Button>
      <Button look="secondary" onClick={() => showToast('success', 'It is saved.')}>
        Toast
      </Button>
      <Button look="secondary" onClick={() => showToast('error', 'It could not be saved.')}>
        Error toast
      </Button>
    </div>
  );
}
