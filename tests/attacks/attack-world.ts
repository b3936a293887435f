import { startTestWorld, type TestWorld } from '../support/test-world';

/** Secrets of the server, each unlike anything else in the world; none of them may ever be seen again. */
export const CANARIES = {
  REVALIDATE_SECRET: 'canary-revalidate-7f3a91c2',
  PREVIEW_SECRET: 'canary-preview-52be80d7',
  CONTENT_TOKEN: 'canary-content-token-19d4e6',
  SANDBOX_TG_BOT_TOKEN: 'canary-bot-token-c07a3d15',
} as const;

export interface AttackWorld extends TestWorld {
  /** All that the server has printed so far. */
  output(): string;
  /** Changes a record of the content system in both languages and has every page revalidated. */
  content(changes: Readonly<Record<string, Record<string, unknown>>>): Promise<void>;
}

/** The production build and a fresh sandbox, with secrets that can be recognised. */
export async function startAttackWorld(): Promise<AttackWorld> {
  let printed = '';
  const world = await startTestWorld(
    { ...CANARIES, SANDBOX_CONTENT_TOKEN: CANARIES.CONTENT_TOKEN, LOG_LEVEL: 'debug' },
    (line) => (printed += `${line}\n`),
  );
  return {
    ...world,
    output: () => printed,
    async content(changes) {
      for (const [collection, patch] of Object.entries(changes)) {
        for (const locale of ['en', 'fr'] as const) await world.sandbox.content(collection, locale, patch);
      }
      const response = await fetch(`${world.site}/revalidate`, {
        method: 'POST',
        headers: { 'x-revalidate-secret': CANARIES.REVALIDATE_SECRET },
      });
      if (!response.ok) throw new Error(`The pages were not regenerated: ${response.status}`);
    },
  };
}
