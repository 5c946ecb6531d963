import type { Metadata } from 'next';
import { noneAtBuild } from '../../../../none-at-build';
import { pageLocale } from '../../../../page-locale';
import type { AreaParams } from './area-at';
import { areaMetadata } from './area-metadata';
import { AreaView } from './area-view';

export const generateStaticParams = noneAtBuild;

type Props = { params: Promise<AreaParams & { locale: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return areaMetadata(await pageLocale(params), await params);
}

export default async function AreaPage({ params }: Props) {
  return <AreaView locale={await pageLocale(params)} params={await params} />;
}
