import { useTranslations } from 'next-intl';
import { Icon } from '../ui/icon';
import { LocalLink } from '../ui/local-link';
import { MAIN_MENU, type MenuName } from './main-menu';

const ICONS: Record<MenuName, string> = {
  properties: 'house',
  'below-market-price': 'badge-percent',
  'investment-properties': 'trending-up',
  'new-renovated': 'paint-roller',
  'our-works': 'hammer',
};

/** The ways into the stock; with counts where they are known. */
export function CategoryDoors({ counts }: { counts?: Partial<Record<MenuName, number>> }) {
  const t = useTranslations();
  return (
    <ul className="grid grid-cols-2 gap-3 text-left md:gap-5 lg:grid-cols-4">
      {MAIN_MENU.filter(({ name }) => name !== 'our-works').map(({ name, href }) => (
        <li key={name}>
          <LocalLink
            href={href}
            className="group flex h-full flex-col gap-1 rounded-card border border-line bg-surface p-4 transition-shadow duration-200 hover:border-phprimary hover:shadow-raised md:p-5"
          >
            <Icon name={ICONS[name]} className="size-8 text-phprimary" />
            <span className="font-semibold group-hover:text-phprimary md:text-lg">{t(`Menu.${name}`)}</span>
            {counts?.[name] === undefined ? null : (
              <span className="text-muted text-sm tabular-nums">{t('Category.homes', { count: counts[name] })}</span>
            )}
          </LocalLink>
        </li>
      ))}
    </ul>
  );
}
