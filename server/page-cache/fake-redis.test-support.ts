/** An in-memory Redis that can be frozen, full or gone. */
export class FakeRedis {
  isReady = true;
  readonly texts = new Map<string, string>();
  readonly hashes = new Map<string, Record<string, string>>();
  readonly sent: string[] = [];
  readonly lives = new Map<string, number>();
  calls = 0;
  state: 'well' | 'frozen' | 'full' | 'broken' = 'well';

  get(key: string) {
    return this.#respond(() => this.texts.get(key) ?? null);
  }

  set(key: string, value: string, { EX }: { EX: number }) {
    return this.#respond(() => {
      this.texts.set(key, value);
      this.lives.set(key, EX);
      return 'OK';
    }, true);
  }

  hGetAll(key: string) {
    return this.#respond(() => ({ ...this.hashes.get(key) }));
  }

  hSet(key: string, values: Record<string, string>) {
    return this.#respond(() => {
      this.hashes.set(key, { ...this.hashes.get(key), ...values });
      return 1;
    }, true);
  }

  expire(key: string, seconds: number) {
    return this.#respond(() => this.lives.set(key, seconds).size);
  }

  publish(_channel: string, text: string) {
    return this.#respond(() => this.sent.push(text));
  }

  #respond<Value>(make: () => Value, isWrite = false): Promise<Value> {
    this.calls += 1;
    if (this.state === 'frozen') return new Promise(() => undefined);
    if (this.state === 'broken') {
      this.isReady = false;
      return Promise.reject(new Error('Socket closed unexpectedly'));
    }
    if (this.state === 'full' && isWrite) return Promise.reject(new Error('OOM command not allowed'));
    return Promise.resolve(make());
  }
}
