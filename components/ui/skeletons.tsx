import { Skeleton } from './skeleton';

interface SkeletonsProps {
  count: number;
  className: string | undefined;
}

/** Several skeletons of one size. */
export function Skeletons({ count, className }: SkeletonsProps) {
  return Array.from({ length: count }, (_, index) => <Skeleton key={index} className={className} />);
}
