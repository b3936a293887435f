'use client';

import { useTranslations } from 'next-intl';
import { useRouter } from 'next/navigation';
import { useTransition, type ReactNode } from 'react';
import { Button } from './button';
import { EmptyState } from './empty-state';

interface FailedStateProps {
  /** By default the page's data are refetched from the server. */
  onRetry?: () => void;
  text?: string;
  /** Next step besides the retry. */
  children?: ReactNode;
}

export function FailedState({ onRetry, text, children }: FailedStateProps) {
  const t = useTranslations('common');
  const router = useRouter();
  const [isPending, startTransition] = useTransition();
  const retry = onRetry ?? (() => startTransition(() => router.refresh()));
  return (
    <div role="alert">
      <EmptyState icon="refresh" title={text ?? t('notLoaded')}>
        {children}
        <Button look="secondary" isBusy={isPending} onClick={retry}>
          {t('retry')}
        </Button>
      </EmptyState>
    </div>
  );
}
