import { useTranslations } from 'next-intl';
import { ERROR_MESSAGES } from '@/lib/config/error-messages';
import { camelKeys, type Listing } from '@/lib/content/collections';
import { listingDocument } from '@/lib/content/documents/listing';
import type { Places } from '@/lib/content/places.server';
import { ErrorView } from '../layout/page-frame';
import { ListingGrid } from '../property/listing-grid';
import { LinkButton } from '../ui/button';
import { Badge } from '../ui/card';
import { Breadcrumbs, Pagination } from '../ui/page-links';
import { EmptyState } from '../ui/text';
import { Specimen } from './specimen';

const TONES = ['green', 'yellow', 'red', 'blue', 'purple', 'orange'] as const;

export function FeedbackSpecimens() {
  const t = useTranslations('Style');
  return (
    <>
      <Specimen name={t('feedback.badges')} row>
        {TONES.map((tone) => (
          <Badge key={tone} tone={tone}>
            {t(`feedback.${tone}`)}
          </Badge>
        ))}
      </Specimen>
      <Specimen name={t('feedback.breadcrumbs')}>
        <Breadcrumbs items={[{ href: '/our-team', label: t('buttons.link') }]} current={t('longHeading')} />
      </Specimen>
      <Specimen name={t('feedback.pages')}>
        <Pagination page={7} pages={24} hrefOf={() => '/style'} />
      </Specimen>
      <Specimen name={t('feedback.empty')}>
        <EmptyState
          title={t('feedback.emptyTitle')}
          text={t('feedback.emptyText')}
          action={{ href: '/', label: t('feedback.emptyAction') }}
        />
      </Specimen>
    </>
  );
}

const ERRORS = [
  { status: 404, title: 'notFoundTitle', text: 'notFoundText', message: ERROR_MESSAGES.notFound },
  { status: 500, title: 'serverTitle', text: 'serverText', message: ERROR_MESSAGES.server },
] as const;

export function ErrorSpecimens() {
  const t = useTranslations();
  return (
    <div className="grid gap-5">
      {ERRORS.map(({ status, title, text, message }) => (
        <div key={status} className="rounded-card border border-line">
          <ErrorView
            status={status}
            title={t(`Error.${title}`)}
            text={t(`Error.${text}`)}
            message={<code lang="en">{message}</code>}
          >
            <p className="mt-6">
              <LinkButton href={`/error-page/${status}`} variant="secondary" prefetch={false}>
                {t('Style.wholePage')}
              </LinkButton>
            </p>
          </ErrorView>
        </div>
      ))}
    </div>
  );
}

const PHOTO = {
  kind: 'photo',
  url: '/demo/condo-tower-blue-sky.jpg',
  width: 1440,
  height: 960,
  alt: { th: 'คอนโดมิเนียมสองอาคาร', en: 'Two condominium towers' },
};

const base = {
  record_status: 'Active',
  deal: 'sale',
  property_type: 'condo',
  description: { th: 'ตัวอย่าง', en: 'A sample' },
  price: 4_490_000,
  usable_area_sqm: 34.5,
  bedrooms: 1,
  bathrooms: 1,
  tenure: 'freehold',
  address: { province_code: '10', district_code: '1039' },
  geo: { lat: 13.7071, lng: 100.603, precision: 'exact' },
  media: [PHOTO],
  published_at: '2026-01-01T00:00:00Z',
  verified_at: '2026-11-01T00:00:00Z',
  updated_at: '2026-11-01T00:00:00Z',
};

const long = {
  th: 'บ้านเดี่ยวสองชั้นหลังมุมพร้อมสวนรอบบ้านและสระว่ายน้ำส่วนตัวในโครงการที่มีระบบรักษาความปลอดภัยตลอดยี่สิบสี่ชั่วโมง ใกล้โรงเรียนนานาชาติ',
  en: 'Two-storey detached corner house with a wraparound garden and a private pool in a community guarded around the clock, near an international school',
};

const DOCUMENTS = [
  {
    title: { th: 'ภาพเดียว ราคาลดลง', en: 'One photo, price reduced' },
    price_history: [
      { at: '2026-03-01T00:00:00Z', price: 4_990_000 },
      { at: '2026-08-01T00:00:00Z', price: 4_490_000 },
    ],
  },
  { title: { th: 'ยังไม่มีภาพ', en: 'No photo yet' }, media: [] },
  { title: { th: 'ขายแล้ว', en: 'Sold' }, record_status: 'Sold', sold_at: '2026-10-01T00:00:00Z' },
  { title: { th: 'ติดจองอยู่ ให้เช่า', en: 'Reserved, for rent' }, record_status: 'Reserved', deal: 'rent', price: 18_500 },
  {
    title: { th: 'สอบถามราคา', en: 'Price on request' },
    price: null,
    price_note: { th: 'เจ้าของรับข้อเสนอ', en: 'The owner takes offers' },
  },
  {
    title: long,
    property_type: 'detached-house',
    collections: ['below-market-price', 'investment-properties', 'renovated'],
    price: 980_111_000,
    usable_area_sqm: 1_250,
    land_area_sqwah: 1_842.5,
    bedrooms: 12,
    bathrooms: 14,
  },
];

/** Listings that exist only on the style guide page, each in a different state, parsed with the content's schema. */
const sampleListings = (): Listing[] =>
  DOCUMENTS.map((document, index) =>
    camelKeys(listingDocument.parse({ ...base, ...document, id: `sample-${index + 1}`, code: `ST-000${index + 1}` })),
  );

export function CardSpecimens({ places, now }: { places: Places; now: number }) {
  const t = useTranslations('Style');
  return (
    <Specimen name={t('cardStates')}>
      <ListingGrid listings={sampleListings()} places={places} now={now} />
    </Specimen>
  );
}
