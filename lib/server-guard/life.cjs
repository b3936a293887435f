// @ts-check
const { Drain } = require('./drain.cjs');
const { warmUp } = require('./warm-up.cjs');

/** Longer than a load balancer's idle timeout, so that this side never closes a connection that a request is being sent on. */
const KEEP_ALIVE_MS = 70_000;

/** Listeners called before the process exits. @type {typeof globalThis & { __farewells?: Set<() => Promise<void>> }} */
const scope = globalThis;

/**
 * From listening to the end of the process: warms the main pages up, then takes the signals over from Next.js, which
 * would stop at once. In development everything stays with Next.js.
 * @param {import('node:http').Server} server
 * @param {object} life
 * @param {import('./phase.cjs').ProcessPhase} life.phase
 * @param {ReturnType<typeof import('./settings.cjs').guardSettings>} life.settings
 */
function live(server, { phase, settings }) {
  if (!settings.isProduction) {
    phase.becomeReady();
    return;
  }
  server.keepAliveTimeout = KEEP_ALIVE_MS;
  takeSignals(server, phase, settings.drainMs);
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  if (!settings.isWarmedUp || port === undefined) phase.becomeReady();
  else void warmUp(port, settings.siteHost).then(() => phase.becomeReady());
}

/**
 * @param {import('node:http').Server} server
 * @param {import('./phase.cjs').ProcessPhase} phase
 * @param {number} waitMs
 */
function takeSignals(server, phase, waitMs) {
  const drain = new Drain({
    phase,
    waitMs,
    exit: (code) => process.exit(code),
    say: (event, fields) => {
      const line = { time: new Date().toISOString(), level: 'warn', event, ...fields };
      process.stderr.write(`${JSON.stringify(line)}\n`);
    },
    farewells: () => scope.__farewells ?? [],
  });
  for (const signal of /** @type {const} */ (['SIGTERM', 'SIGINT'])) {
    process.on(signal, () => void drain.begin(server, signal));
  }
}

// Read by Next.js when it is about to listen.
if (process.env.NODE_ENV === 'production') process.env.NEXT_MANUAL_SIG_HANDLE = 'true';

module.exports = { live };
