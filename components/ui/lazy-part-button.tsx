'use client';

import { Suspense, useState, type FunctionComponent } from 'react';
import { lazyPart } from './lazy-part';

interface Standing {
  isBusy: boolean;
  onClick?: () => void;
}

/**
 * A button whose code comes by itself, such as a player's own in the place of everybody's. Until it is there the plain
 * one stands there as busy. Where the code does not come, the plain one can be clicked: that requests the code again,
 * and says so where it still does not come (R-ERR-13).
 */
export function lazyButton<Props extends object>(
  load: () => Promise<FunctionComponent<Props>>,
  Plain: FunctionComponent<Props & Standing>,
): FunctionComponent<Props> {
  const OnClick = lazyPart(load, { retryOnClick: true });
  function Lost(props: Props) {
    const [isClicked, setIsClicked] = useState(false);
    if (!isClicked) return <Plain {...props} isBusy={false} onClick={() => setIsClicked(true)} />;
    return (
      <Suspense fallback={<Plain {...props} isBusy />}>
        <OnClick {...props} onLost={() => setIsClicked(false)} />
      </Suspense>
    );
  }
  const Own = lazyPart(load, { fallback: Lost });
  return function LazyButton(props) {
    return (
      <Suspense fallback={<Plain {...props} isBusy />}>
        <Own {...props} />
      </Suspense>
    );
  };
}
