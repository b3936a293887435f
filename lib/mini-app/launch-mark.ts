/** Whether a hash contains launch data of the messenger (R-GUARD-14). */
export function hasLaunchData(hash: string): boolean {
  return /[#&]tgWebAppData=/.test(hash);
}
