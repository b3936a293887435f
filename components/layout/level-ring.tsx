import { useQuery } from '@tanstack/react-query';
import { QueryProvider } from '@/components/shared/query/query-client';
import { loyaltyInfoQuery } from '@/lib/loyalty/queries';
import { levelProgress } from '@/lib/loyalty/rules';
import { paths } from '@/lib/routing/paths';
import { useSitePath } from '@/components/ui/site-path';

const RADIUS = 20.5;

/** Progress to the next level; not outside of the programme, nor on the home page, whose strip shows it. */
export function LevelRing({ className }: { className?: string | undefined }) {
  if (useSitePath() === paths.home()) return null;
  return (
    <QueryProvider>
      <Ring className={className} />
    </QueryProvider>
  );
}

function Ring({ className }: { className?: string | undefined }) {
  const { data } = useQuery(loyaltyInfoQuery);
  if (!data?.is_active) return null;
  const { percent } = levelProgress(data.points, data.levels);
  return (
    <svg
      className={className}
      viewBox="0 0 44 44"
      fill="none"
      stroke="currentcolor"
      strokeWidth="2"
      aria-hidden="true"
    >
      <circle
        cx="22"
        cy="22"
        r={RADIUS}
        pathLength="100"
        strokeDasharray={`${percent} 100`}
        transform="rotate(-90 22 22)"
      />
    </svg>
  );
}
