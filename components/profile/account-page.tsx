import type { ReactNode } from 'react';
import { AccountFrame, type AccountFrameProps } from './account-frame';
import { PlayerPart } from './player-part';

interface AccountPageProps extends AccountFrameProps {
  /** Placeholder until the children render, if they are not about two blocks high. */
  skeleton?: ReactNode;
}

/**
 * A page of the account area whose content reads the player's data in the browser. Server-rendered pages use the frame
 * alone and load no query code.
 */
export function AccountPage({ skeleton, children, ...frame }: AccountPageProps) {
  return (
    <AccountFrame {...frame}>
      <PlayerPart skeleton={skeleton}>{children}</PlayerPart>
    </AccountFrame>
  );
}
