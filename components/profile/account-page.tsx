import type { ReactNode } from 'react';
import { RetainedFocus } from '@/components/ui/retained-focus';
import { AccountFrame, requireAccount, type Account, type AccountFrameProps } from './account-frame';
import { PlayerPart } from './player-part';

/**
 * A page that reads the player's data in the browser. Server-rendered pages use the frame alone and load no query code.
 * @param namespaces Texts used by its client components, besides those of all forms.
 * @param render Called only once the player is known.
 * @param skeleton Placeholder for content that is not about two blocks high.
 */
export function accountPage(
  key: Account['pageKey'],
  namespaces: AccountFrameProps['namespaces'],
  render: (account: Account) => ReactNode,
  skeleton?: ReactNode,
) {
  return async function AccountPage() {
    const account = await requireAccount(key);
    const content = await render(account);
    return (
      <AccountFrame account={account} namespaces={namespaces}>
        <PlayerPart skeleton={skeleton}>
          <RetainedFocus>{content}</RetainedFocus>
        </PlayerPart>
      </AccountFrame>
    );
  };
}
