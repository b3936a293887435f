import { waitForAnswer } from '../../scripts/lib/ports.mjs';
import { root } from '../../scripts/lib/paths.mjs';
import { aPort } from './a-port';
import { Program } from './programs';

const START_LIMIT_MS = 60_000;

/** Both back ends as one program of the test, with the data in memory. */
export class SandboxProgram {
  #program: Program | null = null;

  private constructor(
    private readonly platformPort: number,
    private readonly contentPort: number,
  ) {}

  static async prepared(): Promise<SandboxProgram> {
    return new SandboxProgram(await aPort(), await aPort());
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
    if (!(await waitForAnswer(`${this.platform}/api/metadata.getgeneralinfo`, START_LIMIT_MS))) {
      throw new Error('The sandbox did not start.');
    }
  }

  async kill(): Promise<void> {
    await this.#program?.stop('SIGKILL');
  }

  /** Changes something in its world. @throws when it refuses */
  async control(path: string, body: object): Promise<void> {
    const answer = await fetch(`${this.platform}/__control/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  }

  /** Makes a player and signs them in on the site; the cookies of their session. */
  async signIn(site: string): Promise<string> {
    const player = { login: `player-${crypto.randomUUID()}@example.com`, password: 'Secret123' };
    await this.control('player', { ...player, balance: 250, isConfirmed: true });
    const body = new FormData();
    for (const [name, value] of Object.entries({ ...player, code: '' })) body.append(name, value);
    const answer = await fetch(`${site}/api/auth.login?v=2.34&locale=en`, { method: 'POST', body });
    await answer.arrayBuffer();
    const cookies = answer.headers.getSetCookie().map((cookie) => cookie.split(';')[0]);
    if (cookies.length === 0) throw new Error(`A new player could not sign in: ${answer.status}`);
    return cookies.join('; ');
  }
}
