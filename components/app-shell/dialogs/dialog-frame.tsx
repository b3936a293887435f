import { clsx } from 'clsx';
import { useTranslations } from 'next-intl';
import {
  useDeferredValue,
  useEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type RefObject,
  type SyntheticEvent,
} from 'react';
import { AddedMessages } from '@/components/ui/added-messages';
import { Icon } from '@/components/ui/icon';
import { whileWanted } from '@/components/ui/use-loaded';
import { isMotionReduced } from '@/lib/browser/reduced-motion';
import { reloadAfter } from '@/lib/browser/chunk-reload';
import { closeDialog, type OpenDialog } from '@/stores/dialogs';
import { showToast } from '@/stores/toasts';
import { loadDialogContent, type DialogContent } from './dialog-content';
import { addOpenElement } from '@/stores/open-elements';
import { DIALOGS } from './registry';
import { DialogSkeleton } from '@/components/dialogs/dialog-skeleton';
import { DialogId } from '@/components/dialogs/dialog-title';
import { noteFocus } from './return-focus';
import { useDragAway } from './use-drag-away';
import { useKeyboardRoom } from './use-keyboard-room';
import styles from '@/components/dialogs/dialog-frame.module.scss';

/**
 * One dialog on the browser's dialog element, which keeps focus inside, hides the page from assistive technology and
 * gives focus back to the opener. Escape and the backdrop close it unless it prevents closing (R-DLG-03).
 */
export function DialogFrame({ dialog }: { dialog: OpenDialog }) {
  const t = useTranslations('common');
  const element = useModal();
  const id = `dialog-${dialog.id}`;
  const { kind, place } = DIALOGS[dialog.name];
  const content = useDialogContent(dialog, t('notLoaded'));
  const sheet = useRef<HTMLDivElement>(null);
  const grip = useRef<HTMLSpanElement>(null);
  useKeyboardRoom(element);
  useDragAway(sheet, grip, () => closeDialog(dialog.id));

  function refuseOrClose(event: SyntheticEvent): void {
    event.preventDefault();
    closeDialog(dialog.id);
  }

  /** WebKit clears a search field by Escape, and does not cancel the dialog if it is empty either. */
  function closeFromSearch(event: KeyboardEvent<HTMLElement>): void {
    const { target, key } = event;
    const isEmptySearch = target instanceof HTMLInputElement && target.type === 'search' && !target.value;
    if (isEmptySearch && key === 'Escape') refuseOrClose(event);
  }

  /** A browser may close the element without asking, at a second Escape for instance; the stack decides. */
  function followBrowser(): void {
    const node = element.current;
    if (!node || node.open) return;
    if (dialog.preventClose) node.showModal();
    else closeDialog(dialog.id);
  }

  return (
    <dialog
      ref={element}
      className={clsx(styles.dialog, styles[place ?? kind])}
      aria-labelledby={`${id}-title`}
      {...(kind === 'confirm' && { role: 'alertdialog', 'aria-describedby': `${id}-text` })}
      closedby={dialog.preventClose ? 'none' : 'closerequest'}
      onCancel={refuseOrClose}
      onKeyDown={closeFromSearch}
      onClose={followBrowser}
      onMouseDown={(event) => {
        if (event.button !== 0 || event.target !== event.currentTarget) return;
        // The click would otherwise take the focus away from the opener again.
        event.preventDefault();
        closeDialog(dialog.id);
      }}
    >
      <div ref={sheet} className={styles.sheet}>
        {!dialog.preventClose && <span ref={grip} className={styles.grip} aria-hidden="true" />}
        {!dialog.preventClose && (
          <button
            type="button"
            className={styles.close}
            aria-label={t('close')}
            onClick={() => closeDialog(dialog.id)}
          >
            <Icon name="close" size={22} />
          </button>
        )}
        <div className={styles.scroll}>
          <DialogId.Provider value={id}>
            {content ? (
              <AddedMessages messages={content.messages}>
                <content.Body
                  {...dialog.props}
                  close={(result?: unknown) => closeDialog(dialog.id, result, { force: true })}
                />
              </AddedMessages>
            ) : (
              <DialogSkeleton />
            )}
          </DialogId.Provider>
        </div>
      </div>
    </dialog>
  );
}

/** Ref of a dialog element that is open while it is rendered; unmounting restores the focus. */
function useModal(): RefObject<HTMLDialogElement | null> {
  const element = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const node = element.current;
    const opener = document.activeElement;
    if (!node) return;
    const returnFocus = noteFocus(opener);
    if (isMotionReduced()) node.style.animation = 'none';
    if (!node.open) node.showModal();
    growFrom(node, opener);
    const leave = addOpenElement(node);
    return () => {
      leave();
      node.close();
      returnFocus();
    };
  }, []);
  return element;
}

/** Lets a dialog come from where it was asked for. */
function growFrom(dialog: HTMLDialogElement, opener: Element | null): void {
  if (!opener || opener.matches('body, main')) return;
  const from = opener.getBoundingClientRect();
  const { left, top } = dialog.getBoundingClientRect();
  dialog.style.transformOrigin = `${from.left + from.width / 2 - left}px ${from.top + from.height / 2 - top}px`;
}

function useDialogContent({ id, name, ifLost }: OpenDialog, lostText: string): DialogContent | null {
  // Rendered after the element is open, even if loaded: what is rendered before cannot take the focus.
  const [content, setContent] = useState<DialogContent | null>(null);
  useEffect(() => {
    return whileWanted(loadDialogContent(name), setContent, (error) => {
      reloadAfter(error);
      closeDialog(id, ifLost, { force: true });
      showToast('error', lostText);
    });
  }, [id, name, ifLost, lostText]);
  // The frame is painted first: a whole form may take longer to render than a tap should wait. Not by a transition:
  // React would render it together with the page whose navigation is pending.
  const deferred = useDeferredValue(content);
  return DIALOGS[name].kind === 'confirm' ? content : deferred;
}
