import { Skeleton } from './skeleton';

interface SkeletonsProps {
  count: number;
  className: string | undefined;
}

/** So many skeletons of one size. */
export function Skeletons({ count, className }: SkeletonsProps) {
  return Array.from({ length: count }, (_, index) => <Skeleton key={index} className={className} />);
}
