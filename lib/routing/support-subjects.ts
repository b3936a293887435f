import { paths } from './paths';

/** Id of the support form's section, which links lead to. */
export const FORM_ID = 'write';

const SUBJECTS = ['limit', 'pause', 'close'] as const;

/** What another page has the player write about. */
export type SupportSubject = (typeof SUBJECTS)[number];

/**
 * The form of the support page with its subject filled in; a word in the address, so that no link can put text into it.
 */
export function supportAbout(subject: SupportSubject): string {
  return `${paths.support()}?about=${subject}#${FORM_ID}`;
}

/** @param search Query of the address. */
export function subjectAsked(search: string): SupportSubject | null {
  const asked = new URLSearchParams(search).get('about');
  return SUBJECTS.find((name) => name === asked) ?? null;
}
