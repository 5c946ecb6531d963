import { useTranslations } from 'next-intl';
import { ClientIcon } from '../ui/client-icon';
import { Icon } from '../ui/icon';
import { Specimen } from './specimen';

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

/** The same icons twice: inline in the markup, and loaded by the browser. */
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
