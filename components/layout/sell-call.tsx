import { useTranslations } from 'next-intl';
import { routePath } from '@/lib/navigation/routes';
import { Icon } from '../ui/icon';
import { LinkButton } from '../ui/link-button';

/** Call to action for owners who want to sell. */
export function SellCall() {
  const t = useTranslations('Home');
  return (
    <section
      aria-labelledby="sell"
      className="my-10 flex flex-wrap items-center justify-between gap-6 rounded-card bg-lightblue px-6 py-10 md:px-10"
    >
      <div className="max-w-prose">
        <h2 id="sell" className="text-2xl md:text-3xl">
          {t('sellTitle')}
        </h2>
        <p className="mt-2">{t('sellText')}</p>
      </div>
      <LinkButton href={routePath('contact-us-for-sell')}>
        {t('sellAction')}
        <Icon name="arrow-right" />
      </LinkButton>
    </section>
  );
}
