import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { OfficeChannels } from '../contact/office-channels';
import { PageFrame } from '../ui/page-frame';
import { NextSteps } from './next-steps';

type Props = {
  title: string;
  lead: string;
  reference: string;
  steps: readonly string[];
  /** Links to continue on the site. */
  onward: ReactNode;
  children?: ReactNode;
};

/** The page after an enquiry was received: its reference, what happens next, and how to contact the office. */
export function Thanks({ title, lead, reference, steps, onward, children }: Props) {
  const t = useTranslations('SellerSent');
  return (
    <PageFrame narrow className="py-10 md:py-14">
      <h1 className="text-3xl md:text-4xl">{title}</h1>
      <p className="mt-2 text-lg text-muted">{lead}</p>
      <div className="my-8 rounded-card border-2 border-phprimary bg-surface p-5 text-center sm:p-8">
        <p className="font-medium">{t('reference')}</p>
        <p className="my-1 select-all font-semibold text-4xl tabular-nums leading-snug md:text-5xl">{reference}</p>
        <p className="text-muted text-sm">{t('referenceHint')}</p>
      </div>
      {children}
      <div className="grid gap-8 md:grid-cols-2">
        <NextSteps title={t('nextTitle')} steps={steps} />
        <section aria-labelledby="channels">
          <h2 id="channels" className="text-xl">
            {t('channelsTitle')}
          </h2>
          <p className="mt-2 mb-4">{t('channelsText')}</p>
          <OfficeChannels />
        </section>
      </div>
      <p className="mt-10 border-line border-t pt-6">{onward}</p>
    </PageFrame>
  );
}
