import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { NextIntlClientProvider } from 'next-intl';
import { getMessages, getTranslations } from 'next-intl/server';
import { ButtonSpecimens } from '@/components/style-guide/button-specimens';
import { CardSpecimens } from '@/components/style-guide/card-specimens';
import { ChipSpecimens } from '@/components/style-guide/chip-specimens';
import { ColourSwatches } from '@/components/style-guide/colour-swatches';
import { DisclosureSpecimens } from '@/components/style-guide/disclosure-specimens';
import { ErrorSpecimens } from '@/components/style-guide/error-specimens';
import { FeedbackSpecimens } from '@/components/style-guide/feedback-specimens';
import { FieldSpecimens } from '@/components/style-guide/field-specimens';
import { IconSpecimens } from '@/components/style-guide/icon-specimens';
import { LayerSpecimens } from '@/components/style-guide/layer-specimens';
import { MediaSpecimens } from '@/components/style-guide/media-specimens';
import { SpaceAndShape } from '@/components/style-guide/space-and-shape';
import { TypeScale } from '@/components/style-guide/type-scale';
import { PageFrame } from '@/components/ui/page-frame';
import { PageHeading, Section } from '@/components/ui/section';
import { env } from '@/lib/config/env';
import { places } from '@/lib/content/places.server';
import { notFoundMetadata } from '../../not-found-metadata';
import { pageLocale } from '../../page-locale';

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
