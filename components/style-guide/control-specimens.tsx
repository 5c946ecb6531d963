import { useTranslations } from 'next-intl';
import { Button, LinkButton } from '../ui/button';
import { Checkbox, RadioGroup, Select, TextArea, TextField } from '../ui/field';
import { Spinner } from '../ui/glyph';
import { Icon } from '../ui/icon';
import { Tabs } from '../ui/layers';
import { LoadingDemo, RangeDemo } from './interactive-specimens';
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

function Options() {
  const t = useTranslations('Style.fields');
  return (
    <>
      <option value="">{t('choose')}</option>
      <option value="short">{t('optionShort')}</option>
      <option value="long">{t('optionLong')}</option>
    </>
  );
}

function TextFields() {
  const t = useTranslations('Style.fields');
  return (
    <div className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
      <TextField name="rest" label={t('label')} placeholder={t('placeholder')} />
      <TextField name="hinted" label={t('label')} hint={t('hint')} defaultValue={t('value')} />
      <TextField name="faulty" label={t('label')} error={t('error')} defaultValue={t('value')} />
      <TextField name="locked" label={t('labelLong')} defaultValue={t('value')} disabled />
      <Select name="select" label={t('select')} defaultValue="">
        <Options />
      </Select>
      <Select name="select-faulty" label={t('select')} error={t('error')} defaultValue="long">
        <Options />
      </Select>
      <Select name="select-locked" label={t('select')} defaultValue="short" disabled>
        <Options />
      </Select>
      <div className="col-span-full">
        <TextArea name="area" label={t('area')} hint={t('hint')} rows={3} />
      </div>
    </div>
  );
}

function Choices() {
  const t = useTranslations('Style.fields');
  const options = (['sale', 'rent', 'either'] as const).map((value) => ({ value, label: t(value) }));
  return (
    <div className="grid gap-x-8 gap-y-5 md:grid-cols-2">
      <div>
        <Checkbox name="tick" label={t('tick')} />
        <Checkbox name="ticked" label={t('tickLong')} defaultChecked />
        <Checkbox name="tick-faulty" label={t('tick')} error={t('error')} />
        <Checkbox name="tick-locked" label={t('tick')} defaultChecked disabled />
      </div>
      <div className="space-y-5">
        <RadioGroup name="deal" label={t('radio')} options={options} defaultValue="sale" />
        <RadioGroup name="deal-faulty" label={t('radio')} hint={t('hint')} error={t('error')} options={options} />
        <RadioGroup name="deal-locked" label={t('radio')} options={options} defaultValue="rent" disabled />
      </div>
    </div>
  );
}

/** Every field in every state. The form submits to this page, so that the URL shows what a form sends. */
export function FieldSpecimens() {
  const t = useTranslations('Style');
  return (
    <>
      <Specimen name={t('fields.title')}>
        <TextFields />
      </Specimen>
      <Specimen name={t('fields.choices')}>
        <Choices />
      </Specimen>
      <Specimen name={t('fields.sent')}>
        <form aria-label={t('fields.sent')} className="grid gap-6 md:grid-cols-2">
          <TextField name="place" label={t('fields.label')} />
          <RangeDemo />
          <div>
            <Button type="submit">{t('fields.send')}</Button>
          </div>
        </form>
      </Specimen>
    </>
  );
}

export function DisclosureSpecimens() {
  const t = useTranslations('Style');
  return (
    <Specimen name={t('disclosure.tabs')}>
      <Tabs
        label={t('disclosure.tabs')}
        tabs={[
          { id: 'plan', label: t('disclosure.plan'), panel: <p>{t('disclosure.planText')}</p> },
          { id: 'map', label: t('disclosure.map'), panel: <p>{t('disclosure.mapText')}</p> },
          { id: 'tour', label: t('disclosure.tour'), panel: <p>{t('disclosure.tourText')}</p> },
          { id: 'locked', label: t('disabled'), panel: null, disabled: true },
        ]}
      />
    </Specimen>
  );
}
