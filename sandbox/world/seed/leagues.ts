import type { Text } from '../texts';
import { both } from './both';

export interface SeedLeague {
  id: string;
  sport: 'football' | 'basketball' | 'handball';
  name: Text;
  /** Length of a match on the board's own clock. */
  minutes: number;
  /** Attempts of each side in a minute, how likely each of them scores (0 to 1), and how much a score counts. */
  attempts: number;
  rate: number;
  points: number;
  /** The largest part by which a side's strength raises or lowers its rate. */
  edge: number;
  /** How far apart the lines of totals and handicaps stand. */
  lineStep: number;
  hasDraw: boolean;
  teams: readonly string[];
}

/** Invented leagues and clubs; no real competition is meant. */
export const LEAGUES: readonly SeedLeague[] = [
  {
    id: 'coast',
    sport: 'football',
    name: both('Coast League', 'Ligue de la Côte'),
    minutes: 90,
    attempts: 1,
    rate: 0.016,
    points: 1,
    edge: 0.4,
    lineStep: 1,
    hasDraw: true,
    teams: [
      'Port Alder',
      'Vale Rovers',
      'Northmoor',
      'Saint-Briac',
      'Castel Verde',
      'Harbour City',
      'Linden Town',
      'Rivemont',
      'Cape Lorne',
      'Santelmo',
      'Porto Aurelio',
      'Marlow Bay',
    ],
  },
  {
    id: 'arena',
    sport: 'basketball',
    name: both('Arena Series', 'Série Arena'),
    minutes: 40,
    attempts: 2,
    rate: 0.44,
    points: 2,
    edge: 0.08,
    lineStep: 4,
    hasDraw: false,
    teams: [
      'Metro Hawks',
      'Lakeside Giants',
      'Bay Comets',
      'Iron Valley',
      'Sud Titans',
      'Old Town Foxes',
      'Summit Kings',
      'Delta Union',
      'Granite Bears',
      'Nova Flyers',
      'River Kites',
      'Canyon Stars',
    ],
  },
  {
    id: 'alpine',
    sport: 'football',
    name: both('Alpine Cup', 'Coupe des Alpes'),
    minutes: 90,
    attempts: 1,
    rate: 0.016,
    points: 1,
    edge: 0.4,
    lineStep: 1,
    hasDraw: true,
    teams: [
      'Belvoir',
      'Edelspitz',
      'Montclair',
      'Fontaine',
      'Graubach',
      'Val Serein',
      'Oberfels',
      'Valmorel',
      'Lac Blanc',
      'Steinach',
      'Rochebrune',
      'Monte Sereno',
    ],
  },
  {
    id: 'indoor',
    sport: 'handball',
    name: both('Indoor Masters', 'Masters en salle'),
    minutes: 60,
    attempts: 1,
    rate: 0.45,
    points: 1,
    edge: 0.1,
    lineStep: 2,
    hasDraw: true,
    teams: [
      'Nordhavn',
      'Kessel',
      'Pont-Royal',
      'Brightwater',
      'Aurelia HC',
      'Westerby',
      'Hallstrom',
      'Berg Union',
      'Nordica',
      'Celje Park',
      'Lund Arena',
      'Kolding Bay',
    ],
  },
];
