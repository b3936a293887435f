import { useMutation } from '@tanstack/react-query';
import { actPlatform, callAction } from '@/lib/platform/act';
import { createApplicant, getAccessToken, setUserOnVerification } from './api';

/** A fresh token of the verification service; never stored (R-KYC-01). Also renews an expired one. */
export async function fetchAccessToken(): Promise<string> {
  const { token } = await actPlatform.call(getAccessToken, {});
  return token;
}

/** Registers the applicant with the service and returns the token for its frame. */
export function useStartVerification() {
  return useMutation({
    mutationFn: async () => {
      await actPlatform.call(createApplicant, {});
      return fetchAccessToken();
    },
    meta: { errors: 'react' },
  });
}

/** Reports to the platform that the documents were submitted (R-KYC-04). */
export function useSubmitVerification() {
  return useMutation({
    mutationFn: () => callAction(setUserOnVerification, {}),
    meta: { errors: 'log' },
  });
}
