import { getFreePort, waitForResponse } from '../../scripts/lib/ports.mjs';
import { root } from '../../scripts/lib/paths.mjs';
import { Program } from './programs';
import { Sandbox, signIn } from './sandbox-control';

const START_LIMIT_MS = 60_000;

/** Both back ends as one child process of the test, with in-memory data. */
export class SandboxProgram {
  #program: Program | null = null;

  private constructor(
    private readonly platformPort: number,
    private readonly contentPort: number,
  ) {}

  static async prepared(): Promise<SandboxProgram> {
    return new SandboxProgram(await getFreePort(), await getFreePort());
  }

  get platform(): string {
    return `http://127.0.0.1:${this.platformPort}`;
  }

  get content(): string {
    return `http://127.0.0.1:${this.contentPort}`;
  }

  async start(): Promise<void> {
    this.#program = new Program(process.execPath, ['--import', 'tsx', 'sandbox/server.ts'], {
      cwd: root,
      env: {
        ...process.env,
        SANDBOX_CONTROL: '1',
        SANDBOX_DATABASE: ':memory:',
        SANDBOX_PLATFORM_PORT: String(this.platformPort),
        SANDBOX_CONTENT_PORT: String(this.contentPort),
      },
    });
    if (!(await waitForResponse(`${this.platform}/api/metadata.getgeneralinfo`, START_LIMIT_MS))) {
      throw new Error('The sandbox did not start.');
    }
  }

  async kill(): Promise<void> {
    await this.#program?.stop('SIGKILL');
  }

  /** Its control API. */
  get control(): Sandbox {
    return new Sandbox(this.platform);
  }

  /** Creates a player and signs them in on the site; returns the session cookie. */
  async signIn(site: string): Promise<string> {
    return signIn(site, await this.control.player({ balance: 250, isConfirmed: true }));
  }
}
