import { create } from 'zustand';
import type { Amount } from '@/lib/format/money';
import type { GameList } from '@/lib/games/queries';
import type { CampaignPopup } from '@/lib/popups/view';

/** Entry of the site's menu: path without locale prefix, and an svg icon if the operator set one. */
export interface MenuEntry {
  title: string;
  href: string;
  icon: string | null;
  /** Language of the title where it is not the page's. */
  lang?: 'en';
}

/** Details of the bonus that a confirmation is about. */
export interface BonusNote {
  title: string | null;
  amount: Amount | null;
}

/** Every dialog of the product by name, with its props and the result it closes with. */
export interface DialogMap {
  auth: {
    /**
     * `socialError`: exception type of a failed social sign-in that returned to this page. `staysHere`: a login
     * returns to this page, where something was begun, not home. `hasSessionEnded`: the login says so. `offerId`: the
     * offer whose button was clicked, preselected in a registration.
     */
    props: {
      type: 'registration' | 'authorization';
      socialError?: string | undefined;
      staysHere?: boolean | undefined;
      hasSessionEnded?: boolean | undefined;
      offerId?: string | undefined;
    };
    result: 'signed-in' | 'lost' | undefined;
  };
  /** For a link with messenger data opened outside the messenger: asks whether the visitor is that user. */
  continueAs: { props: { name: string }; result: true | undefined };
  /** Completion of a social registration (R-AUTH-13); only closes itself. */
  socialRegistration: { props: Record<never, never>; result: 'lost' | undefined };
  /** A campaign popup as read from the platform (R-OFFER-11). */
  campaignPopup: { props: { popup: CampaignPopup; isPreview: boolean }; result: undefined };
  /** A promo code was accepted (R-OFFER-07). `offerId`: null if unnamed. `needsDeposit`: a deposit completes it. */
  promoCodeActivated: {
    props: { offerId: string | null; name: string | null; needsDeposit: boolean };
    result: undefined;
  };
  /** `isTakeable`: payable now; `isOver`: past its deadline without a payout. */
  unseenCashback: {
    props: BonusNote & { id: string; text: string | null; isTakeable: boolean; isOver: boolean };
    result: 'lost' | undefined;
  };
  /** Explains the identity check and leads to it by a full document load. `text`: why it is asked for now. */
  identityVerification: { props: { text?: string }; result: undefined };
  /** Gives up a bonus and its winnings (R-BON-05). `balance`: its wallet, if reported. `isRemoval`: for good. */
  burnBonuses: {
    props: BonusNote & { balance: Amount | null; isRemoval: boolean };
    result: true | undefined;
  };
  activateBonus: { props: BonusNote; result: true | undefined };
  removeBonus: { props: BonusNote; result: true | undefined };
  bettingBonusActivated: { props: BonusNote; result: undefined };
  /** Sends a confirmation message to a contact. */
  confirmEmail: { props: { contact: string }; result: undefined };
  fillInProfile: { props: { text?: string }; result: undefined };
  /** All balances of the player, with links to deposit and withdrawal. */
  wallet: { props: Record<never, never>; result: undefined };
  /** The player's own pages and the sign-out button. */
  account: { props: Record<never, never>; result: undefined };
  menu: {
    props: { items: readonly MenuEntry[]; locales: readonly string[] };
    result: undefined;
  };
  gamesSearch: { props: Record<never, never>; result: undefined };
  /** Choice of game providers; resolves with the chosen sysnames. `list`: the list to filter. */
  gameProviders: {
    props: { chosen: readonly string[]; list: GameList };
    result: readonly string[] | undefined;
  };
  demoMode: { props: { name: string }; result: 'demo' | 'real' | undefined };
  /** `cancelLabel`: for a question that is itself about cancelling; "Cancel" by default. */
  confirm: {
    props: {
      title: string;
      text: string;
      confirmLabel: string;
      cancelLabel?: string;
      isDangerous?: boolean;
    };
    result: true | undefined;
  };
  /** The reward was bought; `left` is null where the platform did not report it. */
  loyaltyBought: { props: { name: string; left: number | null; alias: string | null }; result: undefined };
  /** There are not enough points; `missing` is null where only the platform knows. */
  loyaltyInsufficient: {
    props: { name: string; missing: number | null; alias: string | null };
    result: undefined;
  };
  loyaltyCharacter: { props: Record<never, never>; result: undefined };
  /** Asks before a character is chosen; `isChange`: the player already has another one. */
  loyaltyCharacterConfirm: {
    props: { name: string; image: string | null; isChange: boolean };
    result: true | undefined;
  };
  /** Warning before the forced sign-out; closed by any activity, in this tab or another. */
  inactivity: { props: Record<never, never>; result: undefined };
  /** The consent choice for third-party services (decision 0025). */
  consent: { props: Record<never, never>; result: undefined };
  /** Theme on this device: dark, light or system. */
  appearance: { props: Record<never, never>; result: undefined };
  /** Names what the platform requires first, and leads there. */
  missingStep: {
    props: { step: 'deposit' | 'contact' | 'requisites'; text: string };
    result: undefined;
  };
}

export type DialogName = keyof DialogMap;

export interface OpenDialog<K extends DialogName = DialogName> {
  id: number;
  name: K;
  props: DialogMap[K]['props'];
  /** Cannot be closed by button, backdrop or Escape unless forced (R-DLG-03). */
  preventClose: boolean;
  /** Its result if it closes by itself: its code did not load, or all dialogs are closed. */
  ifLost: DialogMap[K]['result'] | undefined;
  settle(result: DialogMap[K]['result'] | undefined): void;
}

export const useDialogs = create<{ stack: readonly OpenDialog[] }>()(() => ({ stack: [] }));

let nextId = 1;

/** Opens a dialog above the others (R-DLG-02). Resolves with its result, with undefined if it is already open. */
export function openDialog<K extends DialogName>(
  name: K,
  props: DialogMap[K]['props'],
  { preventClose = false, ifLost }: Partial<Pick<OpenDialog<K>, 'preventClose' | 'ifLost'>> = {},
): Promise<DialogMap[K]['result'] | undefined> {
  if (useDialogs.getState().stack.some((dialog) => dialog.name === name)) return Promise.resolve(undefined);
  return new Promise((settle) => {
    const dialog: OpenDialog<K> = { id: nextId++, name, props, preventClose, ifLost, settle };
    useDialogs.setState(({ stack }) => ({ stack: [...stack, dialog as unknown as OpenDialog] }));
  });
}

/** Closes a dialog with its result; one that prevents closing stays unless forced. */
export function closeDialog(id: number, result?: unknown, { force = false }: { force?: boolean } = {}): void {
  const dialog = useDialogs.getState().stack.find((open) => open.id === id);
  if (!dialog || (dialog.preventClose && !force)) return;
  useDialogs.setState(({ stack }) => ({ stack: stack.filter((open) => open.id !== id) }));
  dialog.settle(result as never);
}

/** Closes the dialog of a name if it is open, even one that prevents closing. */
export function closeDialogNamed<K extends DialogName>(name: K, result?: DialogMap[K]['result']): void {
  const dialog = useDialogs.getState().stack.find((open) => open.name === name);
  if (dialog) closeDialog(dialog.id, result, { force: true });
}

/** Closes every dialog, including those that prevent closing: nothing of a player stays open after sign-out. */
export function closeAllDialogs(): void {
  const { stack } = useDialogs.getState();
  useDialogs.setState({ stack: [] });
  for (const dialog of stack) dialog.settle(dialog.ifLost);
}
