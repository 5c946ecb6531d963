import { useTranslations } from 'next-intl';
import { Specimen } from './specimen';

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
