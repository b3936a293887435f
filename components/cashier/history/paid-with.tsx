import { Fragment, type ReactNode } from 'react';
import { requisitesText } from '@/lib/cashier/payment-words';

interface PaidWithProps {
  /** Of the method; empty where it is not known. */
  name: string;
  /** As the platform has them; a player wrote them, in a direction of their own. */
  requisites: string | null;
  /** Stands behind them. */
  children?: string;
}

/** What a payment was paid with, in one line. */
export function PaidWith({ name, requisites, children }: PaidWithProps) {
  const text = requisitesText(requisites);
  const parts: [string, ReactNode][] = [
    ['name', name],
    ['requisites', text && <bdi>{text}</bdi>],
    ['more', children],
  ];
  return parts
    .filter(([, part]) => Boolean(part))
    .map(([place, part], index) => (
      <Fragment key={place}>
        {index > 0 && ' · '}
        {part}
      </Fragment>
    ));
}
