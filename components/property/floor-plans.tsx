import { useTranslations } from 'next-intl';
import type { Listing } from '@/lib/content/collections';
import { gallerySlides } from '@/lib/content/gallery';
import { Photo } from '../media/photo';
import { PictureLinks } from '../media/picture-links';
import { useLargeSlides } from '../media/use-large-slides';
import { useLightboxLabels } from '../media/use-lightbox-labels';

const ONE = '(min-width: 1280px) 800px, (min-width: 1024px) 60vw, 94vw';
const TWO = '(min-width: 1280px) 400px, (min-width: 1024px) 30vw, (min-width: 640px) 47vw, 94vw';

/** The floor plans of a listing. Each opens in the lightbox, which can zoom. */
export function FloorPlans({ listing }: { listing: Listing }) {
  const t = useTranslations('Listing');
  const labels = useLightboxLabels();
  const plans = gallerySlides(listing.media).filter(({ kind }) => kind === 'floor-plan');
  const slides = useLargeSlides(plans);
  if (plans.length === 0) return null;
  const isAlone = plans.length === 1;
  const tiles = plans.map(({ picture }, index) => ({
    href: slides[index]?.href ?? picture.url,
    content: (
      <Photo
        picture={picture}
        sizes={isAlone ? ONE : TWO}
        // Plans need a white background, also in dark mode.
        className="h-auto rounded-card border border-line bg-white object-contain"
      />
    ),
  }));
  return (
    <section aria-labelledby="floor-plans" className="py-6 print:hidden">
      <h2 id="floor-plans" className="mb-3 text-xl">
        {t('floorPlans')}
      </h2>
      <PictureLinks
        slides={slides}
        tiles={tiles}
        labels={labels}
        className={isAlone ? 'max-w-2xl' : 'grid gap-4 sm:grid-cols-2'}
      />
    </section>
  );
}
