import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { PageView } from '@/components/analytics/page-view';
import { RequestedTimes, Thanks } from '@/components/leads/thanks';
import { LinkButton } from '@/components/ui/button';
import { LocalizedText } from '@/components/ui/text';
import { entity } from '@/lib/content/store.server';
import { localizedPath } from '@/lib/i18n/locales';
import { parseVisitTime } from '@/lib/leads/visit-time';
import { isValidPath, routePath } from '@/lib/navigation/routes';
import { pageMetadata } from '@/lib/seo/page-metadata';
import { notFoundMetadata, pageLocale } from '../../../../../../page-params';
import { localeRouting } from '../../../../../../site-url';

export const dynamic = 'force-dynamic';

type Query = Readonly<Record<string, string | string[] | undefined>>;
type Params = Promise<{ locale: string; id: string; reference: string }>;
type Props = { params: Params; searchParams: Promise<Query> };

const pathOf = async (params: Params) => {
  const { id, reference } = await params;
  const path = routePath('listing-enquire-sent', { id, reference });
  return isValidPath(path) ? path : null;
};

/** The requested times in the query, first choice first. Ignores invalid ones. */
async function timesIn(searchParams: Promise<Query>) {
  const query = await searchParams;
  const text = (name: string) => [query[name]].flat()[0];
  const times = [parseVisitTime(text('day'), text('part')), parseVisitTime(text('other_day'), text('other_part'))];
  return times.filter((time) => time !== undefined);
}

export async function generateMetadata({ params, searchParams }: Props): Promise<Metadata> {
  const locale = await pageLocale(params);
  const path = await pathOf(params);
  if (path === null) return notFoundMetadata(locale);
  const t = await getTranslations({ locale, namespace: 'Enquiry.sent' });
  const title = t((await timesIn(searchParams)).length > 0 ? 'viewTitle' : 'askTitle');
  return pageMetadata({ locale, path, title, description: t('description'), hidden: true }, localeRouting());
}

/** The confirmation with the reference number, which works without the home while the content is unavailable. */
export default async function EnquirySentPage({ params, searchParams }: Props) {
  const locale = await pageLocale(params);
  if ((await pathOf(params)) === null) notFound();
  const { id, reference } = await params;
  const [times, listing] = await Promise.all([timesIn(searchParams), entity('listings', id).catch(() => undefined)]);
  const t = await getTranslations({ locale, namespace: 'Enquiry.sent' });
  const kind = times.length > 0 ? 'view' : 'ask';
  const onward = (
    <LinkButton href={routePath('listing', { id })} variant="secondary">
      {t('back')}
    </LinkButton>
  );
  const form = localizedPath(locale, routePath('listing-enquire', { id }), localeRouting());
  return (
    <>
      <PageView route="listing-enquire-sent" facts={{ content_id: id }} reportedPath={`${form}/sent/:reference`} />
      <Thanks
        title={t(`${kind}Title`)}
        lead={t(`${kind}Lead`)}
        reference={reference}
        steps={[t(`${kind}Next1`), t(`${kind}Next2`), t(`${kind}Next3`)]}
        onward={onward}
      >
        {listing === undefined ? null : (
          <p className="mb-6 text-center">
            {`${listing.code} ·\u00a0`}
            <LocalizedText content={listing.title} />
          </p>
        )}
        {times.length > 0 ? <RequestedTimes times={times} listing={id} reference={reference} /> : null}
      </Thanks>
    </>
  );
}
