import { useTranslations } from 'next-intl';
import { SystemPanel } from '@/components/content/system-panel';
import { Button } from '@/components/ui/button';
import { paths } from '@/lib/routing/paths';

interface UnjudgedLinkProps {
  title: string;
  info: string;
  againLabel: string;
  onAgain(): void;
}

/** The request failed, but the link may still be valid: it can be retried as is. */
export function UnjudgedLink({ title, info, againLabel, onAgain }: UnjudgedLinkProps) {
  const t = useTranslations('support');
  return (
    <div role="alert">
      <SystemPanel
        icon="alert"
        tone="bad"
        title={title}
        info={info}
        button={t('toSupport')}
        href={paths.support()}
      >
        <Button look="secondary" onClick={onAgain}>
          {againLabel}
        </Button>
      </SystemPanel>
    </div>
  );
}
