import { Fragment, type ReactNode } from 'react';
import { requisitesText } from '@/lib/cashier/payment-words';

interface PaidWithProps {
  /** Name of the method; empty if unknown. */
  name: string;
  /** Typed by the player, so possibly in a right-to-left script. */
  requisites: string | null;
  /** Shown after them. */
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
