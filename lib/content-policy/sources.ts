/** What pages may load besides the site's own resources: entries of the policy's source lists. */
export interface Sources {
  script: readonly string[];
  style: readonly string[];
  connect: readonly string[];
  font: readonly string[];
  /** Pictures and sounds. */
  media: readonly string[];
  frame: readonly string[];
}

export const NO_SOURCES: Sources = { script: [], style: [], connect: [], font: [], media: [], frame: [] };

const KINDS = ['script', 'style', 'connect', 'font', 'media', 'frame'] as const;

export function joinSources(all: readonly Sources[]): Sources {
  const joined = KINDS.map((kind) => [kind, [...new Set(all.flatMap((one) => one[kind]))]]);
  return Object.fromEntries(joined) as unknown as Sources;
}

/** Admits origins for scripts and everything their scripts fetch or show, sockets included. */
export function everythingFrom(origins: readonly string[]): Sources {
  return {
    script: origins,
    style: origins,
    connect: origins.flatMap(withSocket),
    font: origins,
    media: origins,
    frame: origins,
  };
}

/** A policy distinguishes sockets from other connections by scheme. */
export function withSocket(origin: string): string[] {
  return [origin, origin.replace(/^http/, 'ws')];
}
