import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { NextIntlClientProvider } from 'next-intl';
import { getMessages, getTranslations } from 'next-intl/server';
import { PageFrame } from '@/components/layout/page-frame';
import { ButtonSpecimens, DisclosureSpecimens, FieldSpecimens } from '@/components/style-guide/control-specimens';
import { ColourSwatches, IconSpecimens, SpaceAndShape, TypeScale } from '@/components/style-guide/foundation-specimens';
import { ChipSpecimens, LayerSpecimens } from '@/components/style-guide/interactive-specimens';
import { MediaSpecimens } from '@/components/style-guide/media-specimens';
import { CardSpecimens, ErrorSpecimens, FeedbackSpecimens } from '@/components/style-guide/state-specimens';
import { PageHeading, Section } from '@/components/ui/text';
import { env } from '@/lib/config/env';
import { places } from '@/lib/content/places.server';
import { notFoundMetadata, pageLocale } from '../../page-params';

type Props = { params: Promise<{ locale: string }> };

/** Read at render time, so that one build serves environments with and without the page (decision 22). */
const isShown = () => env().STYLE_PAGE === 'on' || process.env.NODE_ENV === 'development';

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const locale = await pageLocale(params);
  if (!isShown()) return notFoundMetadata(locale);
  const t = await getTranslations({ locale, namespace: 'Style' });
  return { title: t('title'), robots: { index: false, follow: false } };
}

export default async function StylePage({ params }: Props) {
  const locale = await pageLocale(params);
  if (!isShown()) notFound();
  const t = await getTranslations({ locale, namespace: 'Style' });
  const [{ Saved, Style }, allPlaces] = await Promise.all([getMessages({ locale }), places()]);
  const sections = {
    colours: <ColourSwatches />,
    type: <TypeScale />,
    space: <SpaceAndShape />,
    icons: <IconSpecimens />,
    media: <MediaSpecimens />,
    buttons: <ButtonSpecimens />,
    fields: <FieldSpecimens />,
    chips: <ChipSpecimens />,
    disclosure: <DisclosureSpecimens />,
    layers: <LayerSpecimens />,
    feedback: <FeedbackSpecimens />,
    cards: <CardSpecimens places={allPlaces} now={Date.now()} />,
    errors: <ErrorSpecimens />,
  } as const;
  return (
    <PageFrame className="pt-8">
      <PageHeading title={t('title')} lead={t('lead')} />
      <NextIntlClientProvider locale={locale} messages={{ Saved, Style }}>
        {(Object.keys(sections) as (keyof typeof sections)[]).map((name) => (
          <Section key={name} id={`style-${name}`} title={t(`sections.${name}`)}>
            {sections[name]}
          </Section>
        ))}
      </NextIntlClientProvider>
    </PageFrame>
  );
}
