import { makeDeposit, makeWithdrawal, cancelWithdrawal } from '@/lib/cashier/api';
import {
  searchAttempt,
  submitOnce,
  settleAttempt,
  type Submission,
  type SubmissionTools,
} from '@/lib/cashier/submit-once';
import { attemptsOf, openAttempt, type Attempt, type Intention } from '@/lib/cashier/attempts';
import { createPlatformClient, type PlatformClient, type TransportResponse } from '@/lib/platform/client';
import { PlatformError } from '@/lib/platform/error';
import { isPlatformMethod, MONEY_METHODS } from '@/lib/platform/names';
import { parseJson } from '@/lib/parse-json';
import { requireDone } from '@/lib/platform/require-done';
import type { Sandbox } from '@/sandbox/index';

/**
 * What happens to a call in transit: it arrives, its response is lost, it is never sent, it is refused or garbled, or
 * the platform fails before or after carrying it out.
 */
export type Weather =
  | 'fine'
  | 'lost-before'
  | 'lost-after'
  | 'proxy-page'
  | 'refused'
  | 'fails-before'
  | 'fails-after'
  | 'silent-history';

const FAILURE = { status: 500, body: { data: null, error: { type: 'InternalServerErrorException' } } };

/** The final message of a tab to its player. */
export type Said = 'made' | 'found' | 'several' | 'none' | 'unsure' | 'silent' | 'refused' | 'not-sent';

interface Call {
  tab: Tab;
  method: string;
  /** Milliseconds since the epoch. */
  at: number;
  /** Lets the platform act, or not, and gives the tab its response. */
  finish(weather: Weather): Promise<void>;
}

/** The gateway and the browser abandon a money call earlier. */
const LONGEST_CALL_MS = 45_000;

const isMoney = (method: string) => isPlatformMethod(method) && MONEY_METHODS.has(method);

/** A browser with tabs that share a storage and a lock, and a connection whose calls arrive when the test decides. */
export class MoneyBrowser {
  readonly waiting: Call[] = [];
  readonly tabs: Tab[] = [];
  private stored: readonly unknown[] = [];
  private holder: Tab | null = null;
  private keys = 0;
  now = Date.parse('2025-06-15T12:00:00Z');

  constructor(
    private readonly sandbox: Pick<Sandbox, 'platform'>,
    readonly uid: number,
    private readonly cookie: string,
  ) {}

  open(): Tab {
    const tab = new Tab(this);
    this.tabs.push(tab);
    return tab;
  }

  /** Closes a tab with everything it was doing; calls already sent continue. */
  close(tab: Tab): void {
    tab.isGone = true;
    this.tabs.splice(this.tabs.indexOf(tab), 1);
    if (this.holder === tab) this.holder = null;
  }

  /** Advances the time; a money call is not pending for longer than the gateway allows. */
  async pass(ms: number): Promise<void> {
    this.now += ms;
    const late = this.waiting.filter(({ method, at }) => isMoney(method) && this.now - at > LONGEST_CALL_MS);
    for (const call of late) await call.finish('fine');
  }

  attempts(): Attempt[] {
    return attemptsOf(this.stored, this.uid, this.now);
  }

  toolsOf(tab: Tab): SubmissionTools {
    return {
      call: this.clientOf(tab).call,
      memory: {
        read: () => this.stored,
        write: (attempts) =>
          void (tab.isGone || (this.stored = JSON.parse(JSON.stringify(attempts)) as unknown[])),
      },
      here: () => Promise.resolve(this.uid),
      alone: async (run) => {
        if (this.holder !== null) return null;
        this.holder = tab;
        try {
          return { result: await run() };
        } finally {
          if (this.holder === tab) this.holder = null;
        }
      },
      now: () => this.now,
      newKey: () => `key-${(this.keys += 1)}`,
    };
  }

  private clientOf(tab: Tab): PlatformClient {
    return createPlatformClient(
      ({ path, verb, body, method }) =>
        new Promise<TransportResponse>((resolve, reject) => {
          const finish = async (weather: Weather): Promise<void> => {
            this.waiting.splice(this.waiting.indexOf(call), 1);
            const response = await this.carry({ path, verb, body }, weather).catch(() => null);
            // A closed tab receives nothing.
            if (tab.isGone) return;
            if (response === null) reject(new TypeError('The connection broke'));
            else resolve(response);
          };
          const call: Call = { tab, method, at: this.now, finish };
          this.waiting.push(call);
        }),
      () => ({ locale: 'en', isFramed: false }),
    );
  }

  private async carry(
    { path, verb, body }: { path: string; verb: string; body: FormData | undefined },
    weather: Weather,
  ): Promise<TransportResponse | null> {
    if (weather === 'lost-before') return null;
    if (weather === 'refused') {
      const error = { type: 'BillingTransactionDeclinedException', message: '' };
      return { status: 200, body: { data: null, error } };
    }
    if (weather === 'silent-history' || weather === 'fails-before') return FAILURE;
    const response = await this.sandbox.platform.fetch(
      new Request(`http://platform.test${path}`, {
        method: verb,
        body: body ?? null,
        headers: { cookie: this.cookie },
      }),
    );
    if (weather === 'lost-after') return null;
    if (weather === 'fails-after') return FAILURE;
    if (weather === 'proxy-page') return { status: 502, body: undefined };
    return { status: response.status, body: parseJson(await response.text()) };
  }
}

/** A tab with one form open: the player's actions, and the messages shown. */
export class Tab {
  isGone = false;
  said: Said | null = null;
  isBusy = false;
  private isSearching = false;

  constructor(private readonly browser: MoneyBrowser) {}

  /** A click on the button; the form ignores it while submitting or showing a search. */
  submit(wanted: Intention): void {
    if (this.isBusy || this.isSearching || openAttempt(this.browser.attempts(), wanted)) return;
    this.isBusy = true;
    void this.send(wanted).then(
      (said) => this.end(said),
      (error: unknown) => {
        if (!(error instanceof PlatformError)) throw error;
        this.end('refused');
      },
    );
  }

  /** A page that shows an attempt without an outcome searches for it. */
  look(kind: Intention): void {
    const attempt = openAttempt(this.browser.attempts(), kind);
    if (!attempt || this.isBusy || this.isSearching) return;
    this.isSearching = true;
    const tools = this.browser.toolsOf(this);
    const wait = (ms: number) => this.browser.pass(ms);
    void searchAttempt(tools, attempt, wait).then((verdict) => {
      this.isSearching = false;
      if (verdict.kind === 'found') settleAttempt(tools, attempt, { paymentId: verdict.payment.id });
      this.end(verdict.kind);
    });
  }

  private end(said: Said | null): void {
    this.isBusy = false;
    if (said !== null) this.said = said;
  }

  private async send(wanted: Intention): Promise<Said | null> {
    const tools = this.browser.toolsOf(this);
    const sent = await submitOnce<{ id: string }>(tools, wanted, {
      send: () => this.call(tools, wanted),
      idOf: ({ id }) => id,
    });
    return FINAL[sent.kind];
  }

  private async call({ call }: SubmissionTools, wanted: Intention): Promise<{ id: string }> {
    const { kind, method, amount, paymentId } = wanted;
    if (kind === 'cancel') {
      const id = paymentId ?? '';
      requireDone(cancelWithdrawal.name, await call(cancelWithdrawal, { id }));
      return { id };
    }
    if (kind === 'withdrawal') {
      return call(makeWithdrawal, { method, amount, requisites: { wallet_email: 'ann@example.com' } });
    }
    return call(makeDeposit, {
      method,
      amount,
      campaign_offer_id: null,
      requisites: { wallet_email: 'ann@example.com' },
    });
  }
}

/** The immediate message of a tab; null where the search or another tab decides. */
const FINAL: Readonly<Record<Submission<unknown>['kind'], Said | null>> = {
  made: 'made',
  unreachable: 'not-sent',
  // The player is asked whether it is a second payment, and declines.
  repeat: 'made',
  otherPlayer: 'not-sent',
  busy: null,
  open: null,
  unknown: null,
};
