import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import { refreshBalance } from '@/components/shared/session/refresh-balance';
import { Button } from '@/components/ui/button';
import { ButtonLink } from '@/components/ui/button-link';
import { EmptyState } from '@/components/ui/empty-state';
import { browserTools } from '@/lib/cashier/attempt-memory';
import type { Attempt } from '@/lib/cashier/attempts';
import { lostPaymentQuery } from '@/lib/cashier/lost-queries';
import { settleAttempt, type searchAttempt } from '@/lib/cashier/submit-once';
import { CASHIER_ROOT } from '@/lib/cashier/queries';
import { isRefusedStatus } from '@/lib/cashier/rules';
import type { PaymentMethod, PaymentRecord } from '@/lib/cashier/schema';
import { formatAmount } from '@/lib/format/money';
import { paths } from '@/lib/routing/paths';

interface LostPaymentProps {
  attempt: Attempt;
  /** To name the attempt's method. */
  methods: readonly PaymentMethod[];
}

type Verdict = 'several' | 'none' | 'unsure' | 'silent';

/**
 * A payment whose response got lost, in this tab, another one, or before a reload: says so plainly, searches the
 * history, and shows the actual outcome. Never retried (decision 0014).
 */
export function LostPayment({ attempt, methods }: LostPaymentProps) {
  const search = useQuery(lostPaymentQuery(attempt));
  const { found, refused, verdict } = readSearch(attempt, search);
  const panel = useRef<HTMLDivElement>(null);
  // Replaces a form that may have been longer: focusing scrolls this message into view.
  useEffect(() => panel.current?.focus(), []);
  const foundId = found && !refused ? found.id : null;
  useEffect(() => {
    if (foundId !== null) settleAttempt(browserTools, attempt, { paymentId: foundId });
  }, [foundId, attempt]);

  // Its button is removed while it is looked for again.
  const askAgain = () => {
    panel.current?.focus();
    void search.refetch();
  };

  const sum = sumOf(attempt, methods);
  return (
    <div role="status" ref={panel} tabIndex={-1}>
      {refused && <Refused attempt={attempt} status={refused} />}
      {!refused && !verdict && <Checking attempt={attempt} sum={sum} />}
      {verdict && <Result attempt={attempt} sum={sum} verdict={verdict} onAsk={askAgain} />}
    </div>
  );
}

/** In the currency of its own method, which need not be the chosen one; a bare number where that method is gone. */
function sumOf({ amount, method }: Attempt, methods: readonly PaymentMethod[]): string {
  const currency = methods.find(({ sysname }) => sysname === method)?.currency;
  return currency ? formatAmount({ amount: Number(amount), currency }) : amount;
}

/** Result of the search; no verdict while it is pending, or when the payment was found. */
function readSearch(
  attempt: Attempt,
  { data, isFetching }: { data: Awaited<ReturnType<typeof searchAttempt>> | undefined; isFetching: boolean },
) {
  const kind = data?.kind ?? 'silent';
  const found = data?.kind === 'found' ? data.payment : null;
  const verdict = isFetching || kind === 'found' ? null : kind;
  return { found, refused: refusedStatus(attempt, found), verdict };
}

/** A failed deposit has its own page; a failed withdrawal is shown here before the form returns. */
function refusedStatus({ kind }: Attempt, found: PaymentRecord | null): RefusedProps['status'] | null {
  return kind === 'withdrawal' && found && isRefusedStatus(found.status) ? found.status : null;
}

function Checking({ attempt, sum }: { attempt: Attempt; sum: string }) {
  const t = useTranslations('cashier.lost');
  const text = t(attempt.state === 'sending' ? 'sending' : 'text', { sum });
  return (
    <EmptyState icon="clock" title={t('title')} text={text}>
      <ToHistory kind={attempt.kind} />
    </EmptyState>
  );
}

interface RefusedProps {
  attempt: Attempt;
  status: 'declined' | 'cancelled';
}

function Refused({ attempt, status }: RefusedProps) {
  const t = useTranslations('cashier');
  const client = useQueryClient();
  useEffect(() => {
    void client.invalidateQueries({ queryKey: [CASHIER_ROOT] });
    void refreshBalance();
  }, [client]);
  return (
    <EmptyState
      icon="info"
      title={t(`withdraw.refused.${status}Title`)}
      text={t(`withdraw.refused.${status}`)}
    >
      <ToHistory kind={attempt.kind} />
      <Button onClick={() => settleAttempt(browserTools, attempt, 'given-up')}>{t('lost.back')}</Button>
    </EmptyState>
  );
}

interface ResultProps {
  attempt: Attempt;
  sum: string;
  verdict: Verdict;
  onAsk: () => void;
}

function Result({ attempt, sum, verdict, onAsk }: ResultProps) {
  const t = useTranslations('cashier.lost');
  return (
    <EmptyState icon="info" title={t(`${verdict}Title`)} text={t(verdict, { sum })}>
      {verdict === 'silent' && <Button onClick={onAsk}>{t('ask')}</Button>}
      <ToHistory kind={attempt.kind} />
      <Button
        look={verdict === 'none' ? 'primary' : 'ghost'}
        onClick={() => settleAttempt(browserTools, attempt, 'given-up')}
      >
        {t('back')}
      </Button>
    </EmptyState>
  );
}

function ToHistory({ kind }: Pick<Attempt, 'kind'>) {
  const t = useTranslations('cashier.lost');
  return (
    <ButtonLink look="secondary" href={paths.history(kind === 'deposit' ? 'deposit' : 'withdrawal')}>
      {t('toHistory')}
    </ButtonLink>
  );
}
