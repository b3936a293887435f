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

/** The form shows the error. */
const INLINE = { errors: 'inline' } as const;

function useRefreshProfile(): () => Promise<void> {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: [PROFILE_ROOT] });
}

export function useSaveProfile() {
  const refresh = useRefreshProfile();
  return useMutation({
    meta: INLINE,
    mutationFn: (values: Record<string, WireValue>) => callAction(saveProfile, values),
    onSuccess: refresh,
  });
}

export function useAddContact() {
  const refresh = useRefreshProfile();
  return useMutation({
    meta: INLINE,
    mutationFn: (input: { contact: string; phone_country_code: string | null }) =>
      callAction(addContact, input),
    onSuccess: refresh,
  });
}

/** Sends the code that confirms a contact. */
export function sendContactCode(contact: string): Promise<void> {
  return callAction(sendConfirmationToContact, { contact });
}

export function useConfirmByCode() {
  const refresh = useRefreshProfile();
  return useMutation({
    meta: INLINE,
    mutationFn: (input: { contact: string; code: string }) => callAction(confirmContact, input),
    onSuccess: refresh,
  });
}

export function useChangeSubscription() {
  const refresh = useRefreshProfile();
  return useMutation({
    meta: INLINE,
    mutationFn: (input: { contact: string; subscription: boolean }) => callAction(changeSubscription, input),
    onSettled: refresh,
  });
}

export function useChangePassword() {
  return useMutation({
    meta: INLINE,
    mutationFn: (input: { old_password: string; new_password: string; repeat_password: string }) =>
      callAction(changePassword, input),
  });
}

export function useChangeFakeName() {
  return useMutation({
    meta: INLINE,
    mutationFn: (fakename: string) => callAction(changeFakeName, { fakename }),
  });
}

/** Takes effect once confirmed (R-2FA-07). @returns Seconds until another code may be requested. */
export async function changeTwoFactor(isOn: boolean): Promise<number> {
  const result = await actPlatform.call(changeTwoFactorAuth, { two_factor_auth: isOn });
  requireDone(changeTwoFactorAuth.name, result);
  return resendWait(result);
}

/** A used code is refused the next time, so a lost response is looked up. */
export function useConfirmTwoFactor() {
  return useMutation({
    meta: INLINE,
    mutationFn: ({ code, isOn }: { code: string; isOn: boolean }) =>
      sendThenAsk(
        () => callAction(confirmTwoFactorAuth, { code }),
        async () => {
          const account = await readAccountInfo();
          return account.uid > 0 && account.two_factor_auth === isOn;
        },
      ),
  });
}
