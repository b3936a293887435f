interface GamePictureProps {
  /** Null where the game has none: an empty box of the same size. */
  image: string | null;
  className: string | undefined;
}

/** A small picture of a game beside text that names it. */
export function GamePicture({ image, className }: GamePictureProps) {
  if (!image) return <span className={className} />;
  return (
    <img src={image} width={288} height={192} alt="" loading="lazy" decoding="async" className={className} />
  );
}
