import { getTranslations } from 'next-intl/server';
import type { CSSProperties } from 'react';
import { isPreviewed } from '@/lib/content/preview.server';

/** Inline, not in a style sheet: only editors see it, but every visitor would load the rules. */
const BAR: CSSProperties = {
  position: 'sticky',
  bottom: 0,
  zIndex: 'var(--layer-toast)',
  display: 'flex',
  flexWrap: 'wrap',
  gap: 'var(--space-3)',
  alignItems: 'center',
  justifyContent: 'center',
  padding: 'var(--space-3) var(--space-5)',
  background: 'var(--accent)',
  color: 'var(--ink-on-accent)',
};

const LEAVE: CSSProperties = {
  minHeight: 44,
  padding: '0 var(--space-5)',
  border: '2px solid currentcolor',
  borderRadius: 'var(--radius-pill)',
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  fontWeight: 700,
  cursor: 'pointer',
};

/** Tells an editor that the page shows drafts. Renders nothing for anyone else. */
export async function PreviewBar() {
  if (!(await isPreviewed())) return null;
  const t = await getTranslations('system.preview');
  return (
    <aside style={BAR} aria-label={t('text')}>
      <span>{t('text')}</span>
      <form method="post" action="/preview/leave">
        <button type="submit" style={LEAVE}>
          {t('leave')}
        </button>
      </form>
    </aside>
  );
}
