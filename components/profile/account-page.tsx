import type { ReactNode } from 'react';
import { AccountFrame, type AccountFrameProps } from './account-frame';
import { PlayerPart } from './player-part';

interface AccountPageProps extends AccountFrameProps {
  /** Holds the place of the children until they are rendered, where they are not about two blocks high. */
  skeleton?: ReactNode;
}

/**
 * A page of the account area whose parts read the player's data in the browser. A page whose parts the server renders
 * uses the frame alone, and so loads no query code.
 */
export function AccountPage({ skeleton, children, ...frame }: AccountPageProps) {
  return (
    <AccountFrame {...frame}>
      <PlayerPart skeleton={skeleton}>{children}</PlayerPart>
    </AccountFrame>
  );
}
