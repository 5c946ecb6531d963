import { useTranslations } from 'next-intl';
import { routePath } from '@/lib/navigation/routes';
import { Photo } from '../media/photo';
import { LinkButton } from '../ui/button';
import { Icon } from '../ui/icon';
import { LocalLink } from '../ui/navigation';
import { StaticPart } from '../ui/static-part';
import { MAIN_MENU, type MenuName } from './main-menu';

type Category = Exclude<MenuName, 'our-works' | 'contents'>;

const photograph = (name: string, colour: string) => ({
  url: `/demo/${name}.jpg`,
  colour,
  width: 1440,
  height: 960,
  alt: {},
});

const PICTURES: Record<Category, ReturnType<typeof photograph>> = {
  properties: photograph('house-modern-box-dusk', '#5d5c6a'),
  'below-market-price': photograph('townhouse-row-modern', '#788189'),
  'investment-properties': photograph('condo-tower-dusk', '#595b71'),
  'new-renovated': photograph('reno-living-after', '#9c8e77'),
};

const SIZES = '(min-width: 1280px) 290px, (min-width: 1024px) 23vw, 46vw';

const isCategory = (entry: (typeof MAIN_MENU)[number]): entry is { name: Category; href: string } =>
  Object.hasOwn(PICTURES, entry.name);

export function CategoryCards({ counts }: { counts?: Record<Category, number> }) {
  const t = useTranslations();
  return (
    <ul className="grid grid-cols-2 gap-3 text-left md:gap-5 lg:grid-cols-4">
      {MAIN_MENU.filter(isCategory).map(({ name, href }) => (
        <li key={name}>
          <LocalLink
            href={href}
            className="group flex h-full flex-col overflow-hidden rounded-card border border-line bg-surface transition-shadow duration-200 hover:shadow-raised"
          >
            <span className="block aspect-2/1 overflow-hidden lg:aspect-5/3">
              <Photo
                picture={PICTURES[name]}
                decorative
                sizes={SIZES}
                className="transition-transform duration-250 group-hover:scale-103"
              />
            </span>
            <span className="flex flex-1 flex-col px-4 py-3">
              <span className="font-semibold leading-snug group-hover:text-phprimary md:text-lg">
                {t(`Menu.${name}`)}
              </span>
              {counts === undefined ? null : (
                <span className="text-muted text-sm tabular-nums">{t('Category.homes', { count: counts[name] })}</span>
              )}
            </span>
          </LocalLink>
        </li>
      ))}
    </ul>
  );
}

export function SellCallToAction() {
  const t = useTranslations('Home');
  return (
    <StaticPart
      as="section"
      id="sell-section"
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
    </StaticPart>
  );
}
