import { useTranslations } from 'next-intl';
import { formatBaht } from '@/lib/i18n/numbers';
import { ClientIcon } from '../ui/client-icon';
import { Icon } from '../ui/icon';
import { Specimen } from './specimen';
import { TokenContrast } from './token-contrast';

const SHADES = [50, 100, 200, 300, 400, 500, 600, 700, 800, 900, 950];
const shades = (name: string) => SHADES.map((shade) => `${name}-${shade}`);

const GROUPS = {
  texts: ['font', 'muted', 'icon', 'phprimary', 'on-primary', 'secondary', 'accent', 'bluesea', 'danger'],
  grounds: ['page', 'surface', 'sunken', 'lightblue', 'midnightblue', 'line', 'control'],
  metro: ['green', 'yellow', 'red', 'blue', 'purple', 'orange', 'pink'].map((name) => `metro-${name}`),
  primary: shades('phprimary'),
  grey: shades('grey'),
} as const;

function Swatch({ token }: { token: string }) {
  const t = useTranslations('Style');
  return (
    <li className="min-w-0">
      <span
        className="mb-1 block h-14 rounded-field border border-line"
        style={{ backgroundColor: `var(--p-${token})` }}
      />
      <code className="block text-sm">{token}</code>
      <TokenContrast token={token} page={t('onPage')} surface={t('onSurface')} />
    </li>
  );
}

export function ColourSwatches() {
  const t = useTranslations('Style');
  return (['texts', 'grounds', 'metro', 'primary', 'grey'] as const).map((group) => (
    <Specimen key={group} name={t(`groups.${group}`)}>
      <ul className="grid grid-cols-2 gap-4 sm:grid-cols-4 lg:grid-cols-6">
        {GROUPS[group].map((token) => (
          <Swatch key={token} token={token} />
        ))}
      </ul>
    </Specimen>
  ));
}

const SIZES = ['text-4xl', 'text-3xl', 'text-2xl', 'text-xl', 'text-lg', 'text-base', 'text-sm', 'text-xs'];
const PRICES = [4_590_000, 12_900_000, 35_000, 980_111_000];

/** Both scripts at each size, because a line that fits in one language must also fit in the other. */
export function TypeScale() {
  const t = useTranslations('Style');
  return (
    <>
      <Specimen name={t('scale')}>
        {SIZES.map((size) => (
          <p key={size} className={`${size} flex flex-wrap items-baseline gap-x-4 py-1`}>
            <code className="shrink-0 basis-full text-muted text-sm sm:basis-20">{size}</code>
            <span lang="th">{t('sampleThai')}</span>
            <span lang="en">{t('sampleEnglish')}</span>
          </p>
        ))}
      </Specimen>
      <Specimen name={t('headings')}>
        <p className="max-w-2xl text-balance font-semibold text-3xl leading-[1.35] md:text-4xl">{t('longHeading')}</p>
        <p className="mt-3 max-w-prose text-lg text-muted">{t('longText')}</p>
      </Specimen>
      <Specimen name={t('prices')}>
        <ul className="w-fit text-right font-semibold text-xl tabular-nums">
          {PRICES.map((price) => (
            <li key={price}>{formatBaht(price)}</li>
          ))}
        </ul>
      </Specimen>
    </>
  );
}

const STEPS = [1, 2, 3, 4, 6, 8, 12, 16];
const SHAPES = ['rounded-field', 'rounded-card', 'rounded-full'];
const shape = 'grid h-24 w-40 place-items-center border border-line bg-surface';

export function SpaceAndShape() {
  const t = useTranslations('Style');
  return (
    <>
      <Specimen name={t('spacing')}>
        <ul className="space-y-1.5">
          {STEPS.map((step) => (
            <li key={step} className="flex items-center gap-3">
              <code className="w-20 shrink-0 text-muted text-sm">{step * 4} px</code>
              <span className="h-4 rounded-xs bg-phprimary" style={{ width: `${step * 0.25}rem` }} />
            </li>
          ))}
        </ul>
      </Specimen>
      <Specimen name={t('radius')} row>
        {SHAPES.map((radius) => (
          <code key={radius} className={`${shape} ${radius} text-sm`}>
            {radius}
          </code>
        ))}
        <code className={`${shape} rounded-card text-sm shadow-raised`}>shadow-raised</code>
      </Specimen>
    </>
  );
}

const NAMES = [
  'house',
  'bed-double',
  'bath',
  'ruler',
  'land-plot',
  'map-pin',
  'train-front',
  'heart',
  'phone',
  'search',
];

export function IconSpecimens() {
  const t = useTranslations('Style');
  return (
    <>
      <Specimen name={t('iconsInline')} row>
        {NAMES.map((name) => (
          <Icon key={name} name={name} className="size-8" />
        ))}
      </Specimen>
      <Specimen name={t('iconsFetched')} row>
        {NAMES.map((name) => (
          <ClientIcon key={name} name={`lucide:${name}`} className="size-8" />
        ))}
      </Specimen>
    </>
  );
}
