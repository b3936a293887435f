import { create } from 'zustand';
import type { Amount } from '@/lib/format/money';
import type { GameList } from '@/lib/games/queries';
import type { CampaignPopup } from '@/lib/popups/view';

/** Entry of the site's menu: address without locale prefix, and an svg icon where the operator gave one. */
export interface MenuEntry {
  title: string;
  href: string;
  icon: string | null;
  /** Language of the title where it is not the page's. */
  lang?: 'en';
}

/** What a question about a bonus says of it. */
export interface BonusNote {
  title: string | null;
  amount: Amount | null;
}

/** Every dialog of the product by name, with what it is given and what it gives back when it closes. */
export interface DialogMap {
  auth: {
    /**
     * `socialError`: exception type of a social sign-in that came back to this page as a failure. `staysHere`: a login leads
     * back to this page, where something was begun, and not to the home page. `offerId`: the offer whose button was clicked,
     * which a registration begins with.
     */
    props: {
      type: 'registration' | 'authorization';
      socialError?: string | undefined;
      staysHere?: boolean | undefined;
      offerId?: string | undefined;
    };
    result: 'signed-in' | undefined;
  };
  /** A link with the messenger's data was opened outside of it: asks whether the visitor is that user. */
  continueAs: { props: { name: string }; result: true | undefined };
  /** Completion of a social registration (R-AUTH-13); closed by itself alone. */
  socialRegistration: { props: Record<never, never>; result: undefined };
  /** A campaign popup as it was read (R-OFFER-11). */
  campaignPopup: { props: { popup: CampaignPopup; isPreview: boolean }; result: undefined };
  /** A promo code was taken (R-OFFER-07). `needsDeposit`: its offer is completed by a deposit. */
  promoCodeActivated: {
    props: { offerId: string; name: string | null; text: string | null; needsDeposit: boolean };
    result: undefined;
  };
  /**
   * `isTakeable`: it can be paid out now; `isOver`: the time to take it is over, nothing was paid. Resolves with `taken`
   * when it was.
   */
  unseenCashback: {
    props: BonusNote & { id: string; text: string | null; isTakeable: boolean; isOver?: boolean };
    result: 'taken' | undefined;
  };
  /** Explains the identity check and leads to it by a full document load. `text`: why it is asked for now. */
  identityVerification: { props: { text?: string }; result: undefined };
  /**
   * Giving up an active bonus burns it and what was won with it (R-BON-05). `balance`: the wallet its money lies in, null
   * where the platform does not report it. `isRemoval`: it does not come back.
   */
  burnBonuses: {
    props: BonusNote & { balance: Amount | null; isRemoval: boolean };
    result: true | undefined;
  };
  activateBonus: { props: BonusNote; result: true | undefined };
  removeBonus: { props: BonusNote; result: true | undefined };
  bettingBonusActivated: { props: BonusNote; result: undefined };
  /** Sends the confirmation to a contact; resolves with true when it was sent. */
  confirmEmail: { props: { contact: string }; result: true | undefined };
  fillInProfile: { props: { text?: string }; result: undefined };
  /** All balances of the player, and the links to deposit and withdrawal. */
  wallet: { props: Record<never, never>; result: undefined };
  /** The player's own pages and the sign-out. */
  account: { props: Record<never, never>; result: undefined };
  menu: {
    props: { items: readonly MenuEntry[]; locales: readonly string[] };
    result: undefined;
  };
  gamesSearch: { props: Record<never, never>; result: undefined };
  /** Choice of game providers; gives the chosen sysnames back. `list`: whose games it will show, the whole hall else. */
  gameProviders: {
    props: { chosen: readonly string[]; list?: GameList };
    result: readonly string[] | undefined;
  };
  demoMode: { props: { sysname: string; name: string }; result: 'demo' | 'real' | undefined };
  /** `cancelLabel`: for a question that is itself about cancelling; "Cancel" else. */
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
  /** Asks before points are spent; `left` is what remains of them, null where that is not known. */
  loyaltyConfirm: {
    props: { name: string; price: number; left: number | null; alias: string | null };
    result: true | undefined;
  };
  /** The reward is bought; `left` is null where the platform did not say. */
  loyaltyBought: { props: { name: string; left: number | null; alias: string | null }; result: undefined };
  /** The points do not suffice; `missing` is null where only the platform knows. */
  loyaltyInsufficient: {
    props: { name: string; missing: number | null; alias: string | null };
    result: undefined;
  };
  /** Choice of the loyalty character. */
  loyaltyCharacter: { props: Record<never, never>; result: undefined };
  /** Asks before a character is chosen; `isChange`: another one goes with the player now. */
  loyaltyCharacterConfirm: {
    props: { name: string; image: string | null; isChange: boolean };
    result: true | undefined;
  };
  /** Warning before the forced sign-out; closed by any activity, in this tab or another. */
  inactivity: { props: Record<never, never>; result: undefined };
  /** The choice about foreign services (decision 0025). */
  consent: { props: Record<never, never>; result: undefined };
  /** How the site looks on this device: dark, light or as the system says. */
  appearance: { props: Record<never, never>; result: undefined };
  gate: {
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
  settle(result: DialogMap[K]['result'] | undefined): void;
}

interface DialogState {
  stack: readonly OpenDialog[];
}

export const useDialogs = create<DialogState>()(() => ({ stack: [] }));

let nextId = 1;

/**
 * Opens a dialog over those already open (R-DLG-02) and resolves with its result when it closes. A dialog that is
 * already open is not opened twice: the call then resolves with undefined at once.
 */
export function openDialog<K extends DialogName>(
  name: K,
  props: DialogMap[K]['props'],
  { preventClose = false }: { preventClose?: boolean } = {},
): Promise<DialogMap[K]['result'] | undefined> {
  if (useDialogs.getState().stack.some((dialog) => dialog.name === name)) return Promise.resolve(undefined);
  return new Promise((settle) => {
    const dialog: OpenDialog<K> = { id: nextId++, name, props, preventClose, settle };
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

/** Closes everything, those that prevent closing included: after signing out nothing of a player stays open. */
export function closeAllDialogs(): void {
  const { stack } = useDialogs.getState();
  useDialogs.setState({ stack: [] });
  for (const dialog of stack) dialog.settle(undefined);
}
