import { allowedErrors, letterMask, searchWords, strangeLetters, typingErrors } from './search-words';

export interface SearchGame {
  sysname: string;
  name: string;
  image: string | null;
  provider: string | null;
  type: string | null;
}

export interface SearchProvider {
  sysname: string;
  name: string;
}

export interface SearchCategory {
  id: string;
  name: string;
}

/** What the search stores on the device: games by popularity, providers and categories. */
export interface SearchData {
  games: readonly SearchGame[];
  /** Number of games on the platform; may exceed the number stored. */
  total: number;
  providers: readonly SearchProvider[];
  categories: readonly SearchCategory[];
}

/** A word with the mask of its letters. */
interface Letters {
  word: string;
  letters: number;
}

interface IndexedWord extends Letters {
  /** The games that contain it; words of a provider or kind count less than those of a name. */
  places: [place: number, weight: number][];
}

export interface SearchIndex {
  data: SearchData;
  /** Whether every game of the platform is stored. */
  isComplete: boolean;
  /** Every word of a game, its provider or its kind. */
  words: readonly IndexedWord[];
  /** Names of games without spaces, for queries typed without them. */
  joined: readonly string[];
}

export interface SearchHits extends SearchData {
  /** Number of matching games, including those left out. */
  total: number;
}

const OTHER_FIELD = 8;
/** Bonus of a name that begins with the typed text over equal matches. */
const NAME_BEGINS = 0.5;
const JOINED_MIN_LETTERS = 5;
const MAX_SIDE_HITS = 4;

/** R-GAME-13. @param kindWords Words a visitor may use for a kind of game, by type. */
export function buildSearchIndex(data: SearchData, kindWords: Readonly<Record<string, string>>): SearchIndex {
  const words = new Map<string, IndexedWord>();
  const providers = new Map(data.providers.map(({ sysname, name }) => [sysname, searchWords(name)]));
  const kinds = new Map(Object.entries(kindWords).map(([type, text]) => [type, searchWords(text)]));
  const joined: string[] = [];
  data.games.forEach((game, place) => {
    const own = searchWords(game.name);
    joined.push(own.join(''));
    const others = [...(providers.get(game.provider ?? '') ?? []), ...(kinds.get(game.type ?? '') ?? [])];
    for (const word of new Set(own)) note(word, place, 0);
    for (const word of new Set(others)) if (!own.includes(word)) note(word, place, OTHER_FIELD);
  });
  return { data, isComplete: data.games.length >= data.total, words: [...words.values()], joined };

  function note(word: string, place: number, weight: number): void {
    const known = words.get(word);
    if (known) known.places.push([place, weight]);
    else words.set(word, { word, letters: letterMask(word), places: [[place, weight]] });
  }
}

/** Every word must match name, provider or kind, longer ones with a typo or two. Closest, then popular first. */
export function searchGames(index: SearchIndex, text: string, limit: number): SearchHits {
  const typed = searchWords(text);
  if (typed.length === 0) return { games: [], total: 0, providers: [], categories: [] };
  const scores = typed
    .map((word, at) => scoresOf(index, withLetters(word), at === typed.length - 1))
    .reduce((all, next) => meet(all, next));
  const inOneWord = typed.join('');
  addJoined(index, inOneWord, scores);
  for (const [place, score] of scores) {
    if (index.joined[place]?.startsWith(inOneWord)) scores.set(place, score - NAME_BEGINS);
  }
  const places = [...scores].sort(([a, scoreA], [b, scoreB]) => scoreA - scoreB || a - b);
  const games = places.slice(0, limit).flatMap(([place]) => index.data.games[place] ?? []);
  return {
    games,
    total: places.length,
    providers: named(index.data.providers, typed),
    categories: named(index.data.categories, typed),
  };
}

/** Distance of an indexed word from a typed one: 0 equal, 1 prefix, 2 substring, then errors; null: none. */
function wordScore(typed: Letters, { word, letters }: Letters, isLast: boolean): number | null {
  const text = typed.word;
  if (word === text) return 0;
  if (word.startsWith(text)) return 1;
  if (text.length >= 3 && word.includes(text)) return 2;
  const limit = allowedErrors(text.length);
  // Letter masks exclude most words, far faster than counting typing errors.
  if (limit === 0 || strangeLetters(typed.letters, letters) > limit) return null;
  const errors = typingErrors(text, word, limit, isLast);
  return errors <= limit ? 2 + errors * 2 : null;
}

function scoresOf({ words }: SearchIndex, typed: Letters, isLast: boolean): Map<number, number> {
  const scores = new Map<number, number>();
  for (const entry of words) {
    const score = wordScore(typed, entry, isLast);
    if (score === null) continue;
    for (const [place, weight] of entry.places) {
      const known = scores.get(place);
      if (known === undefined || score + weight < known) scores.set(place, score + weight);
    }
  }
  return scores;
}

/** Intersects two results and adds their scores. */
function meet(some: Map<number, number>, others: Map<number, number>): Map<number, number> {
  const both = new Map<number, number>();
  for (const [place, score] of some) {
    const other = others.get(place);
    if (other !== undefined) both.set(place, score + other);
  }
  return both;
}

function addJoined({ joined }: SearchIndex, typed: string, scores: Map<number, number>): void {
  if (typed.length < JOINED_MIN_LETTERS) return;
  joined.forEach((name, place) => {
    if (!scores.has(place) && name.includes(typed)) scores.set(place, 2);
  });
}

/** Providers or categories whose names begin with every typed word, allowing for typing errors. */
function named<T extends { name: string }>(entries: readonly T[], typed: readonly string[]): T[] {
  const found = entries.filter(({ name }) => {
    const words = searchWords(name);
    return typed.every((part) =>
      words.some((word) => isNear(wordScore(withLetters(part), withLetters(word), true))),
    );
  });
  return found.slice(0, MAX_SIDE_HITS);
}

/** Equal, a prefix or within the typing errors; a substring from the middle is too weak a match for a short name. */
function isNear(score: number | null): boolean {
  return score !== null && score !== 2;
}

function withLetters(word: string): Letters {
  return { word, letters: letterMask(word) };
}
