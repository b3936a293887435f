import { useMutation, useQueryClient } from '@tanstack/react-query';
import { actPlatform, callAction } from '@/lib/platform/act';
import type { WireValue } from '@/lib/platform/method';
import { sendThenAsk } from '@/lib/platform/outcome';
import { requireDone } from '@/lib/platform/require-done';
import { changeTwoFactorAuth, confirmTwoFactorAuth } from '@/lib/session/api';
import { readAccountInfo } from '@/lib/session/read-account';
import {
  addContact,
  changeFakeName,
  changePassword,
  changeSubscription,
  confirmContact,
  saveProfile,
  sendConfirmationToContact,
} from './api';
import { PROFILE_ROOT } from './queries';
import { resendWait } from './rules';

/** An action of a form, which shows the error. */
function useFormAction<Input>(mutationFn: (input: Input) => Promise<void>) {
  return useMutation({ meta: { errors: 'inline' }, mutationFn });
}

/** The same for a change of the profile, which is then read again. */
function useProfileChange<Input>(mutationFn: (input: Input) => Promise<void>) {
  const client = useQueryClient();
  return useMutation({
    meta: { errors: 'inline' },
    mutationFn,
    onSuccess: () => client.invalidateQueries({ queryKey: [PROFILE_ROOT] }),
  });
}

export const useSaveProfile = () =>
  useProfileChange((values: Record<string, WireValue>) => callAction(saveProfile, values));

export const useAddContact = () =>
  useProfileChange((input: { contact: string; phone_country_code: string | null }) =>
    callAction(addContact, input),
  );

/** Sends the code that confirms a contact. */
export function sendContactCode(contact: string): Promise<void> {
  return callAction(sendConfirmationToContact, { contact });
}

export const useConfirmByCode = () =>
  useProfileChange((input: { contact: string; code: string }) => callAction(confirmContact, input));

export function useChangeSubscription() {
  const client = useQueryClient();
  return useMutation({
    meta: { errors: 'inline' },
    mutationFn: (input: { contact: string; subscription: boolean }) => callAction(changeSubscription, input),
    onSettled: () => client.invalidateQueries({ queryKey: [PROFILE_ROOT] }),
  });
}

export const useChangePassword = () =>
  useFormAction((input: { old_password: string; new_password: string; repeat_password: string }) =>
    callAction(changePassword, input),
  );

export const useChangeFakeName = () =>
  useFormAction((fakename: string) => callAction(changeFakeName, { fakename }));

/** Takes effect once confirmed (R-2FA-07). @returns Seconds until another code may be requested. */
export async function changeTwoFactor(isOn: boolean): Promise<number> {
  const result = await actPlatform.call(changeTwoFactorAuth, { two_factor_auth: isOn });
  requireDone(changeTwoFactorAuth.name, result);
  return resendWait(result);
}

/** A used code is refused the next time, so a lost response is looked up. */
export const useConfirmTwoFactor = () =>
  useFormAction(({ code, isOn }: { code: string; isOn: boolean }) =>
    sendThenAsk(
      () => callAction(confirmTwoFactorAuth, { code }),
      async () => {
        const account = await readAccountInfo();
        return account.uid > 0 && account.two_factor_auth === isOn;
      },
    ),
  );
