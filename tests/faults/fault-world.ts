import type { Fault } from '@/sandbox/control/faults';
import type { Sandbox } from '../support/sandbox-control';
import { SandboxProgram } from '../support/sandbox-program';
import { startSite, type Site as PlainSite } from '../support/site';

export interface Site extends PlainSite {
  /** Lines of its log about an error nobody caught. */
  troubles: readonly string[];
}

/** A sandbox with its control address, and sites before it. */
export interface FaultWorld {
  platform: string;
  content: string;
  /** Starts the production build with nothing read yet; `env` puts other back ends before it. */
  startSite(env?: Readonly<Record<string, string>>): Promise<Site>;
  sandbox: Sandbox;
  /** From now on only these faults take effect. */
  fault(...faults: readonly Fault[]): Promise<void>;
  stop(): Promise<void>;
}

const TROUBLE = /unhandled ?rejection|uncaught ?exception|heap out of memory|middleware-step-failed/i;

export async function startFaultWorld(): Promise<FaultWorld> {
  const program = await SandboxProgram.prepared();
  await program.start();
  const { platform, content, control: sandbox } = program;
  return {
    platform,
    content,
    sandbox,
    startSite: (env = {}) => watchedSite({ PLATFORM_URL: platform, CONTENT_URL: content, ...env }),
    async fault(...faults) {
      await sandbox.clearFaults();
      for (const fault of faults) await sandbox.fault(fault);
    },
    stop: () => program.kill(),
  };
}

async function watchedSite(env: Readonly<Record<string, string>>): Promise<Site> {
  const troubles: string[] = [];
  // Reads must not be late because the machine is busy.
  const limits = { LOG_LEVEL: 'warn', READ_TIMEOUT_MS: '20000', GATEWAY_READ_TIMEOUT_MS: '2500' };
  const site = await startSite(
    { ...limits, ...env },
    {
      onLine: (line) => void (TROUBLE.test(line) && troubles.push(line)),
      onEnd: (code) => void (code && troubles.push(`the site ended with code ${code}`)),
    },
  );
  return { ...site, troubles };
}
