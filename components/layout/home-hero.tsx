import { useTranslations } from 'next-intl';
import { Photo } from '../media/photo';
import { HeroSearch } from '../search/hero-search';
import { PageFrame } from '../ui/page-frame';

const PICTURE = { url: '/demo/house-modern-stone-golden.jpg', colour: '#807a69', width: 1440, height: 960, alt: {} };

/** A full-width photograph with the search box on it. */
export function HomeHero({ searchAction }: { searchAction: string }) {
  const t = useTranslations('Home');
  return (
    <div className="relative isolate bg-midnightblue text-white">
      <Photo picture={PICTURE} first decorative sizes="100vw" className="absolute inset-0 -z-10" />
      <div className="absolute inset-0 -z-10 bg-gradient-to-t from-midnightblue via-midnightblue/65 to-midnightblue/20" />
      <PageFrame className="flex min-h-[30rem] flex-col justify-end pt-32 pb-8 md:min-h-[36rem] md:pb-14">
        <h1 className="text-4xl leading-tight md:text-5xl">{t('title')}</h1>
        <p className="mt-2 mb-6 max-w-prose text-lg">{t('lead')}</p>
        <HeroSearch action={searchAction} />
      </PageFrame>
    </div>
  );
}
