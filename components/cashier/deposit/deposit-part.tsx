'use client';

import '@/components/forms/form-styles';
import '@/components/ui/thumb.module.scss';
import { NotLoadedPage } from '@/components/content/not-loaded-page';
import { HydrateOnInteraction } from '@/components/ui/hydrate-on-interaction';
import { hydratedPart } from '@/components/ui/hydrated-part';
import { firstInteraction } from '@/lib/browser/first-interaction';
import { fieldsRestored } from '@/lib/browser/pre-hydration/fields-restored';
import { readStored } from '@/lib/browser/storage';
import { hasOpenAttempt } from '@/lib/cashier/attempts';
import { CashierSkeleton } from '../payment/cashier-skeleton';
import type { DepositPanelProps } from './deposit-panel';
// Styles of the server-rendered part, whose code loads later.
import './deposit-panel.module.scss';
import './limit-line.module.scss';
import '../payment/method-card.module.scss';
import '../payment/method-picker.module.scss';
import './offer-choice.module.scss';
import '../payment/payment-form.module.scss';
import '../payment/payment-summary.module.scss';

/** A payment without an outcome, or an offer in the address: does not wait for an interaction. */
function isUrgent(): boolean {
  if (typeof window === 'undefined') return false;
  if (hasOpenAttempt(readStored('payment_attempts') ?? [])) return true;
  return new URLSearchParams(window.location.search).has('offer');
}

const loadPanel = () => import('./deposit-panel').then((module) => module.DepositPanel);
const Lost = () => <NotLoadedPage isInShell />;

const DepositPanel = hydratedPart(async () => {
  if (!isUrgent()) await Promise.race([firstInteraction(), fieldsRestored()]);
  return loadPanel();
}, Lost);

/** The server could not read the methods: with nothing to interact with, this loads at once and shows why. */
const UnreadPanel = hydratedPart(loadPanel, Lost);

/** Hydrates on the first interaction. */
export function DepositPart(props: DepositPanelProps) {
  const Panel = props.offered === null ? UnreadPanel : DepositPanel;
  return (
    <HydrateOnInteraction fallback={<CashierSkeleton />}>
      <Panel {...props} />
    </HydrateOnInteraction>
  );
}
