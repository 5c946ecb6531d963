import { useTranslations } from 'next-intl';
import { Button } from '../ui/button';
import { Icon } from '../ui/icon';
import { LinkButton } from '../ui/link-button';
import { Spinner } from '../ui/spinner';
import { LoadingDemo } from './loading-demo';
import { Specimen } from './specimen';

const VARIANTS = ['primary', 'secondary', 'quiet', 'danger'] as const;

export function ButtonSpecimens() {
  const t = useTranslations('Style');
  return (
    <>
      <Specimen name={t('variants')} row>
        {VARIANTS.map((variant) => (
          <Button key={variant} variant={variant}>
            {t(`buttons.${variant}`)}
          </Button>
        ))}
      </Specimen>
      <Specimen name={t('disabled')} row>
        {VARIANTS.map((variant) => (
          <Button key={variant} variant={variant} disabled>
            {t(`buttons.${variant}`)}
          </Button>
        ))}
      </Specimen>
      <Specimen name={t('loading')} row>
        <LoadingDemo />
        <Spinner className="size-6 text-phprimary" />
      </Specimen>
      <Specimen name={t('sizes')} row>
        <Button size="small">{t('buttons.small')}</Button>
        <Button>{t('buttons.medium')}</Button>
        <Button size="large">
          <Icon name="search" />
          {t('buttons.large')}
        </Button>
        <LinkButton href="/our-team" variant="secondary">
          {t('buttons.link')}
          <Icon name="arrow-right" className="size-4" />
        </LinkButton>
      </Specimen>
      <Specimen name={t('long')}>
        <div className="max-w-72">
          <Button className="w-full">{t('longHeading')}</Button>
        </div>
      </Specimen>
    </>
  );
}
