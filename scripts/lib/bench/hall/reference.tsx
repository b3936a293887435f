/**
 * The two pages the hall is compared with, never part of the product: a list by `@tanstack/react-virtual` as in its
 * documentation, and a list without windowing. `#virtual` or `#whole` selects one.
 */
import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { memo, useLayoutEffect, useRef, useState } from 'react';
import { createRoot } from 'react-dom/client';

interface ReferenceGame {
  sysname: string;
  name: string;
  image_url: string;
}

const COLUMNS = 2;
const GAP = 12;
const CAPTION = 36;
const OVERSCAN = 3;

const tileWidth = (document.documentElement.clientWidth - 32 - GAP) / COLUMNS;
const rowHeight = (tileWidth * 2) / 3 + CAPTION + GAP;

/** Four elements, the minimum for a tile; the hall's own has six. */
const Tile = memo(function Tile({ game }: { game: ReferenceGame }) {
  return (
    <div className="tile">
      <a href={`/game/${game.sysname}`}>
        <img src={game.image_url} width={288} height={192} alt="" loading="lazy" decoding="async" />
        <span>{game.name}</span>
      </a>
    </div>
  );
});

function VirtualList({ games }: { games: readonly ReferenceGame[] }) {
  const list = useRef<HTMLDivElement>(null);
  const [top, setTop] = useState(0);
  useLayoutEffect(() => setTop(list.current?.offsetTop ?? 0), []);
  // oxlint-disable-next-line react/incompatible-library -- no compiler memoizes the code
  const rows = useWindowVirtualizer({
    count: Math.ceil(games.length / COLUMNS),
    estimateSize: () => rowHeight,
    overscan: OVERSCAN,
    scrollMargin: top,
  });
  return (
    <div ref={list} data-list style={{ position: 'relative', height: rows.getTotalSize() }}>
      {rows.getVirtualItems().map((row) => (
        <div
          key={row.key}
          className="row"
          style={{ position: 'absolute', top: 0, left: 0, transform: `translateY(${row.start - top}px)` }}
        >
          {games.slice(row.index * COLUMNS, (row.index + 1) * COLUMNS).map((game) => (
            <Tile key={game.sysname} game={game} />
          ))}
        </div>
      ))}
    </div>
  );
}

function WholeList({ games }: { games: readonly ReferenceGame[] }) {
  return (
    <div data-list className="whole">
      {games.map((game) => (
        <Tile key={game.sysname} game={game} />
      ))}
    </div>
  );
}

async function show(): Promise<void> {
  const response = await fetch('/bench/games.json');
  const games = (await response.json()) as ReferenceGame[];
  const List = location.hash === '#whole' ? WholeList : VirtualList;
  const place = document.getElementById('root');
  if (place) createRoot(place).render(<List games={games} />);
}

void show();
