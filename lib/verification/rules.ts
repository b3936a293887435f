export type VerificationState = 'verified' | 'inProgress' | 'needed' | 'notStarted';

/** How far the identity check is (R-KYC-03). A verified account stays so while another check runs. */
export function verificationState(user: {
  is_verified: boolean;
  is_on_verification: boolean;
  is_kyc_block_enabled: boolean;
}): VerificationState {
  if (user.is_verified) return 'verified';
  if (user.is_on_verification) return 'inProgress';
  return user.is_kyc_block_enabled ? 'needed' : 'notStarted';
}
