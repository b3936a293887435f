import { paths } from './paths';

const SUBJECTS = ['limit', 'pause', 'close'] as const;

/** What another page has the player write about. */
export type SupportSubject = (typeof SUBJECTS)[number];

/** The form of the support page with its subject filled in; a word in the address, so that no link can put text into it. */
export function supportAbout(subject: SupportSubject): string {
  return `${paths.support()}?about=${subject}#write`;
}

/** @param search Query of the address. */
export function subjectAsked(search: string): SupportSubject | null {
  const asked = new URLSearchParams(search).get('about');
  return SUBJECTS.find((name) => name === asked) ?? null;
}
