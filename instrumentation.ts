/** Runs once at server start: validates the environment, then starts what works in the background. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME === 'nodejs') {
    const { checkEnvironment } = await import('@/lib/env/boot');
    await checkEnvironment();
    const { listenForPurges } = await import('@/lib/site-settings/purge-elsewhere.server');
    listenForPurges();
    const { keepSettingsFresh } = await import('@/lib/site-settings/settings.server');
    keepSettingsFresh();
    const { env } = await import('@/lib/env/server');
    if (env.OTEL_EXPORTER_OTLP_ENDPOINT !== undefined) {
      const { startTelemetry } = await import('@/lib/telemetry/start.server');
      startTelemetry(env.OTEL_EXPORTER_OTLP_ENDPOINT);
    }
  }
}
