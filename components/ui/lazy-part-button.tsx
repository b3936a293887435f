import { useState, type FunctionComponent } from 'react';
import { lazyPart } from './lazy-part';

/**
 * A button whose code loads separately, e.g. a player's version of a public button. Meanwhile the plain one is shown as
 * busy. If loading fails, the plain one becomes clickable: a click retries, and reports another failure (R-ERR-13).
 */
export function lazyButton<Props extends object>(
  load: () => Promise<FunctionComponent<Props>>,
  Plain: FunctionComponent<Props & { isBusy: boolean; onClick?: () => void }>,
): FunctionComponent<Props> {
  const OnClick = lazyPart(load);
  function Lost(props: Props) {
    const [isClicked, setIsClicked] = useState(false);
    if (!isClicked) return <Plain {...props} isBusy={false} onClick={() => setIsClicked(true)} />;
    return <OnClick fallback={<Plain {...props} isBusy />} {...props} onLost={() => setIsClicked(false)} />;
  }
  const Own = lazyPart(load, Lost);
  return function LazyButton(props) {
    return <Own fallback={<Plain {...props} isBusy />} {...props} />;
  };
}
