import { useTranslations } from 'next-intl';
import type { TeamMember, Work } from '@/lib/content/collections';
import { otherPictures, picturePairs } from '@/lib/content/gallery';
import type { Places } from '@/lib/content/places.server';
import { routePath } from '@/lib/navigation/routes';
import { BeforeAfter } from '../media/before-after';
import { Photo, PhotoGrid } from '../media/photo';
import { FactsTable } from '../property/facts-table';
import { Breadcrumbs } from '../ui/page-links';
import { StaticPart } from '../ui/static-part';
import { LocalizedText, Quotation } from '../ui/text';
import { MemberStrip } from './members';
import { Prose } from './prose';
import { useWorkFacts } from './works';

export function WorkView({ work, members, places }: { work: Work; members: readonly TeamMember[]; places: Places }) {
  const t = useTranslations();
  const facts = useWorkFacts(work, places);
  const pairs = picturePairs(work.media);
  const cover = work.media.find(({ kind }) => kind === 'photo');
  const others = otherPictures(work.media, cover);
  return (
    <article>
      <Breadcrumbs
        items={[{ href: routePath('our-works', { page: 1 }), label: t('Category.our-works.title') }]}
        current={<LocalizedText content={work.title} />}
      />
      <header className="max-w-3xl">
        <h1 className="text-3xl md:text-4xl">
          <LocalizedText content={work.title} />
        </h1>
        <p className="mt-3 text-lg text-muted">
          <LocalizedText content={work.scope} />
        </p>
      </header>
      {cover ? (
        <div className="my-6 aspect-2/1 overflow-hidden rounded-card">
          <Photo picture={cover} first sizes="(min-width: 1280px) 1216px, 94vw" />
        </div>
      ) : null}
      <section aria-labelledby="facts" className="my-8">
        <h2 id="facts" className="mb-3 text-xl">
          {t('Works.facts')}
        </h2>
        <FactsTable facts={facts} />
      </section>
      {pairs.length > 0 ? (
        <section aria-labelledby="pairs" className="my-8">
          <h2 id="pairs" className="mb-4 text-xl">
            {t('Works.pairs')}
          </h2>
          <div className={pairs.length > 1 ? 'grid gap-4 lg:grid-cols-2' : 'max-w-3xl'}>
            {pairs.map((pair) => (
              <BeforeAfter key={pair.number} pair={pair} sizes="(min-width: 1280px) 600px, 94vw" />
            ))}
          </div>
        </section>
      ) : null}
      <StaticPart as="div" id="prose">
        <Prose content={work.body} />
      </StaticPart>
      {others.length > 0 ? (
        <section aria-labelledby="photos" className="my-8">
          <h2 id="photos" className="mb-4 text-xl">
            {t('Works.photos')}
          </h2>
          <PhotoGrid pictures={others} />
        </section>
      ) : null}
      {work.testimonial ? (
        <div className="my-8 text-lg">
          <Quotation quote={work.testimonial.quote}>
            <LocalizedText content={work.testimonial.author} />
          </Quotation>
        </div>
      ) : null}
      {members.length > 0 ? (
        <section aria-labelledby="members" className="mt-8">
          <h2 id="members" className="mb-4 text-xl">
            {t('Works.members')}
          </h2>
          <MemberStrip members={members} narrow />
        </section>
      ) : null}
    </article>
  );
}
