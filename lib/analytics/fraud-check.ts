import { loadScript } from '@/lib/browser/load-script';
import { reportFailure } from '@/lib/browser/report';
import { readStored, writeStored } from '@/lib/browser/storage';
import { pause } from '@/lib/browser/pause';
import { sendFraudHit } from './hits';

interface FraudAgent {
  init(): void;
  getSession(options: Record<string, unknown>): Promise<string>;
}

declare global {
  interface Window {
    seon?: FraudAgent;
  }
}

const AGENT = 'https://cdn.seondf.com/js/v6/agent.umd.js';
const RESPONSE_LIMIT_MS = 8_000;
/** A longer session id does not fit into a URL. */
const MAX_SESSION_LENGTH = 6_000;
const OPTIONS = {
  geolocation: { canPrompt: false },
  networkTimeoutMs: 2_000,
  fieldTimeoutMs: 5_000,
  region: 'eu',
  silentMode: true,
};

let running = false;

/** Sends the hit once per session (R-TRACK-03): the agent's session with consent, else an id of our own. */
export async function reportFraudSession({ isAgentAllowed }: { isAgentAllowed: boolean }): Promise<void> {
  if (running || readStored('fraud_hit') !== null) return;
  running = true;
  const session = isAgentAllowed ? await agentSession() : null;
  running = false;
  writeStored('fraud_hit', 'sent');
  sendFraudHit(session ?? crypto.randomUUID?.() ?? String(Math.random()).slice(2));
}

/** The agent's session; null when the agent fails to load, throws, times out or returns no text of a valid length. */
async function agentSession(): Promise<string | null> {
  try {
    await loadScript(AGENT);
    const agent = window.seon;
    agent?.init();
    const session: unknown = await Promise.race([agent?.getSession(OPTIONS), pause(RESPONSE_LIMIT_MS)]);
    const isUsable = typeof session === 'string' && session !== '' && session.length <= MAX_SESSION_LENGTH;
    return isUsable ? session : null;
  } catch (error) {
    reportFailure('Fraud check', error);
    return null;
  }
}
