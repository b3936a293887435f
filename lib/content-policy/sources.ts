const KINDS = ['script', 'style', 'connect', 'font', 'media', 'frame'] as const;

/** What pages may load besides their own site, as source lists of the policy; `media` are pictures and sounds. */
export type Sources = Readonly<Record<(typeof KINDS)[number], readonly string[]>>;

export const NO_SOURCES: Sources = { script: [], style: [], connect: [], font: [], media: [], frame: [] };

export function joinSources(all: readonly Sources[]): Sources {
  const joined = KINDS.map((kind) => [kind, [...new Set(all.flatMap((one) => one[kind]))]] as const);
  return Object.fromEntries(joined) as Sources;
}

/** Admits origins for scripts and everything their scripts fetch or show, sockets included. */
export function everythingFrom(origins: readonly string[]): Sources {
  const connect = origins.flatMap(withSocket);
  return { script: origins, style: origins, connect, font: origins, media: origins, frame: origins };
}

/** A policy distinguishes sockets from other connections by scheme. */
export function withSocket(origin: string): string[] {
  return [origin, origin.replace(/^http/, 'ws')];
}
