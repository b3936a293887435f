interface GamePictureProps {
  /** Null renders an empty box of the same size. */
  image: string | null;
  className: string | undefined;
}

export function GamePicture({ image, className }: GamePictureProps) {
  if (!image) return <span className={className} />;
  return (
    <img src={image} width={288} height={192} alt="" loading="lazy" decoding="async" className={className} />
  );
}
