import { useLocale, useTranslations } from 'next-intl';
import type { Listing, TeamMember } from '@/lib/content/collections';
import { longDate } from '@/lib/i18n/dates';
import { localizedText } from '@/lib/i18n/locales';
import { Icon } from '../ui/icon';
import { LocalizedText } from '../ui/text';
import { Block } from './listing-sections';

type Inspection = NonNullable<Listing['inspection']>;

/** Problems first, because they decide. */
const VERDICTS = ['fault', 'unknown', 'good'] as const;

const LOOKS = {
  fault: { icon: 'triangle-alert', className: 'text-metro-orange' },
  unknown: { icon: 'info', className: 'text-icon' },
  good: { icon: 'check', className: 'text-phprimary' },
} as const;

const withVerdict = ({ findings }: Inspection, wanted: (typeof VERDICTS)[number]) =>
  findings.filter(({ verdict }) => verdict === wanted);

/** How many problems an inspection found. */
export function useInspectionSummary(): (inspection: Inspection) => string {
  const t = useTranslations('Inspection');
  return (inspection) =>
    t('summary', {
      faults: withVerdict(inspection, 'fault').length,
      unknown: withVerdict(inspection, 'unknown').length,
    });
}

type Props = { inspection: Inspection; inspector?: TeamMember };

/** Who checked the home, when, what was measured, and what was found. */
export function InspectionReport({ inspection, inspector }: Props) {
  const { at, measured } = inspection;
  const t = useTranslations('Inspection');
  const locale = useLocale();
  const date = longDate(at, locale);
  const summary = useInspectionSummary();
  return (
    <Block id="inspection" title={t('title')}>
      <p>
        <strong className="font-semibold">{summary(inspection)}</strong>
        <span className="text-muted">
          {' · '}
          {inspector ? t('by', { name: localizedText(inspector.name, locale).text, date }) : t('at', { date })}
        </span>
      </p>
      <ul className="mt-3 grid gap-x-8 gap-y-2 sm:grid-cols-2 print:grid-cols-1 print:gap-0">
        {VERDICTS.flatMap((verdict) => withVerdict(inspection, verdict)).map(({ topic, verdict, note }) => (
          <li key={`${topic} ${verdict}`} className="flex gap-2">
            <Icon name={LOOKS[verdict].icon} className={`mt-1 ${LOOKS[verdict].className}`} />
            <span>
              <span className="sr-only">{t(`verdict.${verdict}`)}: </span>
              {t(`topic.${topic}`)}
              {note ? (
                <span className="block text-muted text-sm">
                  <LocalizedText content={note} />
                </span>
              ) : null}
            </span>
          </li>
        ))}
      </ul>
      <div className="mt-3 text-muted text-sm print:hidden">
        {measured ? (
          <p>
            {t('measured')}: <LocalizedText content={measured} />
          </p>
        ) : null}
        <p>{t('note')}</p>
      </div>
    </Block>
  );
}
