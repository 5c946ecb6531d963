export const Skeleton = ({ className }: { className: string }) => (
  <span aria-hidden="true" className={`skeleton ${className}`} />
);

type HomeSkeletonsProps = { count: number; item: string; picture: string };

/** Loading items of a list of homes, with the classes of the real ones: a picture, a price and three lines. */
export const HomeSkeletons = ({ count, item, picture }: HomeSkeletonsProps) =>
  Array.from({ length: count }, (_, index) => `waiting-${index}`).map((key) => (
    <li key={key} className={item}>
      <Skeleton className={picture} />
      <span className="min-w-0 grow space-y-1.5">
        <Skeleton className="h-5 w-24" />
        <Skeleton className="h-3.25 w-full" />
        <Skeleton className="h-3.25 w-2/3" />
        <Skeleton className="h-3.25 w-1/2" />
      </span>
    </li>
  ));
