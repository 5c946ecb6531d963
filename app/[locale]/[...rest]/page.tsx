import { notFound } from 'next/navigation';
import { noneAtBuild } from '../../page-params';

export const generateStaticParams = noneAtBuild;

/** Catches paths of a locale without a route: shows the localized not-found page with its status. */
export default function UnmatchedPage(): never {
  notFound();
}
