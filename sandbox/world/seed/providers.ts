/** A games studio of the sandbox; every name is invented. `focus` says what it makes. */
export interface SeedProvider {
  sysname: string;
  name: string;
  focus: 'slots' | 'live' | 'fast' | 'tables';
}

const STUDIOS: Record<SeedProvider['focus'], string[]> = {
  slots: [
    'Sunplay',
    'Velora',
    'Brasswick',
    'Nimbrix',
    'Oddlark',
    'Quillmoor',
    'Tandem Nine',
    'Kestrelux',
    'Palazzo Forge',
    'Grenadine',
    'Hexaplum',
    'Lanternworks',
    'Marlowe & Finch',
    'Otterglow',
    'Ravenshore',
    'Saltbox Play',
    'Umbrello',
    'Vantorra',
    'Wilderbee',
    'Yarrowgate',
    'Zephyrine',
  ],
  live: ['Solacio Live', 'Corvane Live', 'Halo Room'],
  fast: ['Driftglass', 'Emberkin', 'Cobaltine'],
  tables: ['Juniper Tables', 'Ferrowheel', 'Baizeworks'],
};

/** The thirty studios, in the order in which the catalogue was built. */
export const PROVIDERS: readonly SeedProvider[] = (['slots', 'live', 'fast', 'tables'] as const).flatMap(
  (focus) => STUDIOS[focus].map((name) => ({ sysname: slug(name), name, focus })),
);

/** A sysname of `a-z 0-9 -` from a name. */
export function slug(name: string): string {
  return name
    .normalize('NFD')
    .replace(/[\u0300-\u036f'’]/g, '')
    .toLowerCase()
    .replace(/&/g, 'and')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
