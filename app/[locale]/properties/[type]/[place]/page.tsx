import type { Metadata } from 'next';
import { noneAtBuild, pageLocale } from '../../../../page-params';
import type { AreaParams } from './area-at';
import { AreaView, areaMetadata } from './area-view';

export const generateStaticParams = noneAtBuild;

type Props = { params: Promise<AreaParams & { locale: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return areaMetadata(await pageLocale(params), await params);
}

export default async function AreaPage({ params }: Props) {
  return <AreaView locale={await pageLocale(params)} params={await params} />;
}
