import { useTranslations } from 'next-intl';
import { Specimen } from './specimen';
import { TokenContrast } from './token-contrast';

const SHADES = [50, 100, 200, 300, 400, 500, 600, 700, 800, 900, 950];
const shades = (name: string) => SHADES.map((shade) => `${name}-${shade}`);

/** Every colour of app/globals.css, by its name without the prefix. */
const GROUPS = {
  texts: ['font', 'muted', 'icon', 'phprimary', 'on-primary', 'secondary', 'accent', 'bluesea', 'danger'],
  grounds: ['page', 'surface', 'sunken', 'lightblue', 'midnightblue', 'line', 'control'],
  metro: ['green', 'yellow', 'red', 'blue', 'purple', 'orange'].map((name) => `metro-${name}`),
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
