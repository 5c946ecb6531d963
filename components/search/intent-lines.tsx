import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { localizedText } from '@/lib/i18n/locales';
import { routePath } from '@/lib/navigation/routes';
import type { IntentLine } from '@/lib/search/intents.server';
import { Icon } from '../ui/icon';
import { LocalLink } from '../ui/navigation';
import { LocalizedText } from '../ui/text';

export function IntentLines({ lines }: { lines: readonly IntentLine[] }) {
  if (lines.length === 0) return null;
  return (
    <ul className="mb-6 rounded-card bg-lightblue px-5 py-2">
      {lines.map((line) => (
        <li
          key={'member' in line ? line.member.id : line.kind}
          className="flex min-h-11 flex-wrap items-center gap-x-4 py-1"
        >
          <Line line={line} />
        </li>
      ))}
    </ul>
  );
}

function Line({ line }: { line: IntentLine }) {
  const t = useTranslations();
  const locale = useLocale();
  if (line.kind === 'foreign-money') return <p>{t('SearchIntents.foreign-money', { amount: line.amount })}</p>;
  if (line.kind === 'member')
    return (
      <TextAndLink
        text={<LocalizedText content={line.member.role} />}
        path={`${routePath('our-team')}#${line.member.id}`}
      >
        <LocalizedText content={line.member.name} />
      </TextAndLink>
    );
  if (line.kind === 'phone') {
    const office = line.office && localizedText(line.office.name, locale).text;
    return (
      <TextAndLink
        text={office === undefined ? t('SearchIntents.phone') : t('SearchIntents.office', { office })}
        path={routePath('contact-us')}
      >
        {t('Menu.contact-us')}
      </TextAndLink>
    );
  }
  if (line.kind === 'sell' || line.kind === 'urgent-sale')
    return (
      <TextAndLink text={t(`SearchIntents.${line.kind}`)} path={routePath('contact-us-for-sell')}>
        {t('Menu.contact-us-for-sell')}
      </TextAndLink>
    );
  if (line.article === undefined) return <p>{t(`SearchIntents.${line.kind}`)}</p>;
  return (
    <TextAndLink text={t(`SearchIntents.${line.kind}`)} path={routePath('content', { id: line.article.id })}>
      <LocalizedText content={line.article.title} />
    </TextAndLink>
  );
}

function TextAndLink({ text, path, children }: { text: ReactNode; path: string; children: ReactNode }) {
  return (
    <>
      <span>{text}</span>
      <LocalLink
        href={path}
        className="inline-flex min-h-11 items-center gap-1.5 font-semibold text-phprimary hover:underline"
      >
        {children}
        <Icon name="chevron-right" className="size-4" />
      </LocalLink>
    </>
  );
}
