import { notFound } from 'next/navigation';
import { noneAtBuild } from '../../page-params';

export const generateStaticParams = noneAtBuild;

export default function UnmatchedPage(): never {
  notFound();
}
