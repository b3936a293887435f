import { removeFromAddress } from '@/lib/routing/remove-from-address';

/** Removes contact and code of an e-mail's link from the address, which third-party scripts read. */
export function leaveLinkBehind(): void {
  removeFromAddress(['contact', 'code']);
}
