import { NextIntlClientProvider, useLocale, useMessages, useTranslations } from 'next-intl';
import { env } from '@/lib/config/env';
import type { Listing } from '@/lib/content/collections';
import { LatePlaceMap } from '../map/late-place-map';
import { Icon } from '../ui/icon';

/** Google Maps URL of a place. An approximate position has no pin, which would look exact. */
function googleMapsUrl({ lat, lng, precision }: NonNullable<Listing['geo']>): string {
  const at = `${lat},${lng}`;
  return precision === 'approximate'
    ? `https://www.google.com/maps/@?${new URLSearchParams({ api: '1', map_action: 'map', center: at, zoom: '15' })}`
    : `https://www.google.com/maps/search/?${new URLSearchParams({ api: '1', query: at })}`;
}

/** A map of the listing's place, loaded on demand, and a link to Google Maps. */
export function PlaceMapBox({ place }: { place: NonNullable<Listing['geo']> }) {
  const t = useTranslations('Where');
  const { Map: words } = useMessages();
  const { canvas, attribution, twoFingers, ctrlScroll, cmdScroll, zoomIn, zoomOut } = words;
  return (
    <div className="mb-5 print:hidden">
      <div className="relative isolate aspect-3/2 noscript:hidden overflow-hidden rounded-card border border-line bg-sunken sm:aspect-5/2">
        <NextIntlClientProvider
          locale={useLocale()}
          messages={{ Map: { canvas, attribution, twoFingers, ctrlScroll, cmdScroll, zoomIn, zoomOut } }}
        >
          <LatePlaceMap
            place={place}
            styleUrl={env().MAP_STYLE_URL}
            openText={
              <>
                <Icon name="map" />
                {t('show')}
              </>
            }
            loadingText={t('loading')}
            failedText={t('failed')}
          />
        </NextIntlClientProvider>
      </div>
      <p className="mt-2 flex flex-wrap items-center gap-x-4 text-muted text-sm">
        {place.precision === 'approximate' ? <span>{t('approximate')}</span> : null}
        <a
          href={googleMapsUrl(place)}
          target="_blank"
          rel="noopener"
          className="inline-flex min-h-11 items-center gap-1.5 font-semibold text-phprimary hover:underline"
        >
          {t('google')}
          <Icon name="external-link" className="size-4" />
        </a>
      </p>
    </div>
  );
}
