import { useEffect } from 'react';
import { lazyPart } from '@/components/ui/lazy-part';
import { firstInteraction } from '@/lib/browser/first-interaction';
import { useToasts, type Toast } from '@/stores/toasts';
import styles from './toaster.module.scss';

const load = () =>
  import('./toast-cards').then(
    (module) => module.ToastCards,
    // Their text matters more than their look.
    () => BareToasts,
  );
const ToastCards = lazyPart(load);

/** After the latest one, since they cannot be closed; unsolicited popups wait until none is left. */
const BARE_MS = 5_000;

/** Toasts below the header. Their code loads on the first interaction, so that it is available offline. */
export function Toaster() {
  const toasts = useToasts((state) => state.toasts);
  useEffect(() => void firstInteraction().then(load), []);
  return (
    <div className={styles.toaster}>
      {toasts.length > 0 && <ToastCards toasts={toasts} className={styles.toaster} />}
    </div>
  );
}

function BareToasts({ toasts }: { toasts: readonly Toast[] }) {
  useEffect(() => {
    const timer = setTimeout(useToasts.getState().reset, BARE_MS);
    return () => clearTimeout(timer);
  }, [toasts]);
  return toasts.map(({ id, text }) => (
    <p key={id} role="alert">
      {text}
    </p>
  ));
}
