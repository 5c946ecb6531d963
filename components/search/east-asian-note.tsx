import { useTranslations } from 'next-intl';
import { contactPressed } from '@/lib/analytics/events';
import { pressMark } from '@/lib/analytics/site-event';
import type { TeamMember } from '@/lib/content/collections';
import { lineUrl } from '@/lib/content/line-contact';
import type { EastAsianLanguage } from '@/lib/i18n/east-asian-language';
import { type LocaleRouting, localizedPath, localizedText } from '@/lib/i18n/locales';
import { formatThaiPhone } from '@/lib/i18n/numbers';
import { routePath } from '@/lib/navigation/routes';
import { Icon } from '../ui/icon';

const SPOKEN = { ja: 'ja', 'zh-Hans': 'zh', 'zh-Hant': 'zh' } as const satisfies Record<
  EastAsianLanguage,
  TeamMember['languages'][number]
>;

const LINK = 'inline-flex min-h-11 items-center gap-1.5 text-phprimary hover:underline';

type Props = {
  language: EastAsianLanguage;
  members: readonly TeamMember[];
  /** The search in English that finds the same, without locale. */
  englishPath: string;
  routing: LocaleRouting;
};

/** Tells visitors who search in Chinese or Japanese, in their language, what the site offers and who speaks it. */
export function EastAsianNote({ language, members, englishPath, routing }: Props) {
  const t = useTranslations(`EastAsian.${language}`);
  const english = (path: string) => localizedPath('en-us', path, routing);
  const speakers = members.filter(({ languages }) => languages.includes(SPOKEN[language]));
  return (
    <aside
      lang={language}
      aria-labelledby="east-asian"
      className="mb-6 grid gap-x-10 rounded-card bg-lightblue px-5 py-3 lg:grid-cols-[minmax(0,1fr)_auto] lg:items-center print:hidden"
    >
      <div>
        <h2 id="east-asian" className="text-lg">
          {t('title')}
        </h2>
        {/* Breaks Japanese between phrases. */}
        <p className="mt-1 max-w-prose text-pretty [word-break:auto-phrase]">{t('text')}</p>
      </div>
      <div className="mt-2 lg:mt-0">
        {speakers.length > 0 ? (
          <div className="flex flex-wrap items-center gap-x-4">
            <p className="font-semibold">{t('speakers')}</p>
            <ul className="contents">
              {speakers.map((member) => (
                <li key={member.id} className="flex flex-wrap items-center gap-x-4">
                  <Speaker member={member} href={english(`${routePath('our-team')}#${member.id}`)} />
                </li>
              ))}
            </ul>
          </div>
        ) : null}
        <a href={english(englishPath)} hrefLang="en" className={`${LINK} font-semibold`}>
          {t('english')}
          <Icon name="chevron-right" className="size-4" />
        </a>
      </div>
    </aside>
  );
}

/** The English page has the name in Latin letters, and the telephone number as it is dialled from abroad. */
function Speaker({ member: { name, phone, lineId }, href }: { member: TeamMember; href: string }) {
  return (
    <>
      <a href={href} hrefLang="en" lang="en" className={LINK}>
        {localizedText(name, 'en-us').text}
      </a>
      {phone ? (
        <a href={`tel:${phone}`} className={LINK} {...pressMark(contactPressed({ channel: 'phone', place: 'team' }))}>
          <Icon name="phone" className="size-4 text-icon" />
          {formatThaiPhone(phone, 'en-us')}
        </a>
      ) : null}
      {lineId ? (
        <a
          href={lineUrl(lineId)}
          rel="noopener"
          className={LINK}
          {...pressMark(contactPressed({ channel: 'line', place: 'team' }))}
        >
          <Icon name="message-circle" className="size-4 text-icon" />
          LINE
        </a>
      ) : null}
    </>
  );
}
