import { notFound } from 'next/navigation';
import { noneAtBuild } from '../../none-at-build';

export const generateStaticParams = noneAtBuild;

/** Any path of a locale without a route: the localised not-found page, with its status. */
export default function UnmatchedPage(): never {
  notFound();
}
