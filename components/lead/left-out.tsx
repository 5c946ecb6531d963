import { useTranslations } from 'next-intl';
import type { LeftOutPhoto } from '@/lib/leads/left-out-photos';

/** Lists the photographs that were left out of an enquiry, with the reasons. Renders nothing if the list is empty. */
export function LeftOut({ photos }: { photos: readonly LeftOutPhoto[] }) {
  const t = useTranslations('SellerSent');
  if (photos.length === 0) return null;
  return (
    <section aria-labelledby="left-out" className="mb-8 rounded-card border border-line bg-sunken p-5">
      <h2 id="left-out" className="text-xl">
        {t('leftOutTitle')}
      </h2>
      <ul className="my-2 list-disc pl-5">
        {photos.map(({ number, reason }) => (
          <li key={number}>{t(`leftOut.${reason}`, { number })}</li>
        ))}
      </ul>
      <p>{t('leftOutSend')}</p>
    </section>
  );
}
