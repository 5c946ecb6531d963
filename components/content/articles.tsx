import { useLocale, useTranslations } from 'next-intl';
import type { ContactChannel } from '@/lib/analytics/event-values';
import { contactPressed } from '@/lib/analytics/events';
import { pressMark } from '@/lib/analytics/site-event';
import { SITE } from '@/lib/config/site';
import { articleQuery } from '@/lib/content/articles';
import type { Article, TeamMember } from '@/lib/content/collections';
import { lineUrl } from '@/lib/content/line-contact';
import { bangkokDay, longDate } from '@/lib/i18n/dates';
import { localizedText } from '@/lib/i18n/locales';
import { routePath } from '@/lib/navigation/routes';
import { Photo, Portrait } from '../media/photo';
import { Icon } from '../ui/icon';
import { LocalLink } from '../ui/navigation';
import { Breadcrumbs } from '../ui/page-links';
import { StaticPart } from '../ui/static-part';
import { LocalizedText } from '../ui/text';
import { useReadingMinutes } from './article-list';
import { MemberContacts } from './members';
import { Prose, ProseContents } from './prose';

type Props = { article: Article; author?: TeamMember; now: number };

const iconLink = 'inline-flex size-11 items-center justify-center rounded-field hover:bg-sunken hover:text-phprimary';

const mark = (channel: ContactChannel) => pressMark(contactPressed({ channel, place: 'article' }));

function ContactIcons({ author: { name, phone, lineId } }: { author: TeamMember }) {
  const t = useTranslations('Contact');
  const shownName = localizedText(name, useLocale()).text;
  return (
    <span className="flex print:hidden">
      {phone ? (
        <a href={`tel:${phone}`} aria-label={t('call', { name: shownName })} className={iconLink} {...mark('phone')}>
          <Icon name="phone" className="size-5" />
        </a>
      ) : null}
      {lineId ? (
        <a href={lineUrl(lineId)} rel="noopener" aria-label={t('line')} className={iconLink} {...mark('line')}>
          <Icon name="message-circle" className="size-5" />
        </a>
      ) : null}
    </span>
  );
}

function Byline({ article, author }: Omit<Props, 'now'>) {
  const t = useTranslations('Article');
  const locale = useLocale();
  return (
    <div className="mt-3 text-muted text-sm">
      {author ? (
        <p className="flex flex-wrap items-center gap-x-2">
          <a href="#author" className="inline-flex min-h-11 items-center gap-2 hover:text-phprimary hover:underline">
            <Portrait person={author} size={36} />
            <span>{t.rich('byAuthor', { name: () => <LocalizedText content={author.name} /> })}</span>
          </a>
          <ContactIcons author={author} />
        </p>
      ) : null}
      <p className="flex flex-wrap gap-x-4">
        <time dateTime={article.publishedAt}>{t('published', { date: longDate(article.publishedAt, locale) })}</time>
        {bangkokDay(Date.parse(article.updatedAt)) > bangkokDay(Date.parse(article.publishedAt)) ? (
          <time dateTime={article.updatedAt}>{t('updated', { date: longDate(article.updatedAt, locale) })}</time>
        ) : null}
      </p>
    </div>
  );
}

/** Shows until when the figures are valid, because laws and taxes change, and warns after that date. */
function Validity({ article, now }: { article: Article; now: number }) {
  const t = useTranslations('Article');
  const locale = useLocale();
  if (article.validUntil === undefined) return null;
  const date = longDate(article.validUntil, locale);
  const expired = article.validUntil < bangkokDay(now);
  return (
    <p className="my-5 rounded-card border border-line bg-sunken px-4 py-3 text-sm">
      {expired ? <strong className="text-danger">{t('expired', { date })}</strong> : t('validUntil', { date })}
    </p>
  );
}

function Sources({ article }: { article: Article }) {
  const t = useTranslations('Article');
  const locale = useLocale();
  if (article.sources.length === 0) return null;
  return (
    <section aria-labelledby="sources" className="mt-10 max-w-prose border-line border-t pt-5 text-sm">
      <h2 id="sources" className="mb-2 text-lg">
        {t('sources')}
      </h2>
      <ol className="list-decimal space-y-1 pl-5">
        {article.sources.map((source) => (
          <li key={source.url}>
            <a href={source.url} rel="noopener" className="text-phprimary underline">
              <LocalizedText content={source.title} />
            </a>{' '}
            <span className="text-muted">({t('accessed', { date: longDate(source.accessedAt, locale) })})</span>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** The author with their own contacts, or the office if the author is not on the team any more. */
function AuthorContact({ author }: Pick<Props, 'author'>) {
  const t = useTranslations('Article');
  return (
    <section
      id="author"
      aria-labelledby="author-heading"
      className="mt-10 scroll-mt-24 rounded-card border border-line bg-surface p-5 print:hidden"
    >
      <h2 id="author-heading" className="text-lg">
        {t(author ? 'askAuthor' : 'askOffice')}
      </h2>
      <div className="mt-3 flex flex-wrap items-center gap-x-6 gap-y-3">
        {author ? (
          <LocalLink
            href={`${routePath('our-team')}#${author.id}`}
            className="flex items-center gap-3 hover:text-phprimary"
          >
            <Portrait person={author} size={64} />
            <span>
              <span className="block font-semibold">
                <LocalizedText content={author.name} />
              </span>
              <span className="block text-muted text-sm">
                <LocalizedText content={author.role} />
              </span>
            </span>
          </LocalLink>
        ) : null}
        <MemberContacts member={author ?? SITE} place="article" className="flex flex-wrap gap-x-6 text-sm" />
      </div>
    </section>
  );
}

export function ArticleView({ article, author, now }: Props) {
  const t = useTranslations('Article');
  return (
    <StaticPart as="article" id="article">
      <Breadcrumbs
        items={[{ href: routePath('contents'), label: useTranslations('Articles')('title') }]}
        current={<LocalizedText content={article.title} />}
      />
      <header className="mx-auto max-w-prose">
        <p className="flex flex-wrap items-center gap-x-3">
          <LocalLink
            href={routePath('contents') + articleQuery({ kind: article.category })}
            className="inline-flex min-h-11 items-center font-semibold text-bluesea hover:underline"
          >
            {t(`category.${article.category}`)}
          </LocalLink>
          <span className="text-muted text-sm">{t('minutes', { count: useReadingMinutes(article) })}</span>
        </p>
        <h1 className="text-3xl md:text-4xl">
          <LocalizedText content={article.title} />
        </h1>
        <p className="mt-3 text-lg text-muted">
          <LocalizedText content={article.excerpt} />
        </p>
        <Byline article={article} {...(author ? { author } : {})} />
      </header>
      {article.cover ? (
        <div className="my-6 aspect-2/1 overflow-hidden rounded-card">
          <Photo picture={article.cover} first sizes="(min-width: 1280px) 1216px, 94vw" />
        </div>
      ) : null}
      <div className="xl:grid xl:grid-cols-[1fr_minmax(0,68ch)_1fr] xl:gap-x-10">
        <div>
          <ProseContents content={article.body} beside />
        </div>
        <div className="mx-auto max-w-prose">
          <Validity article={article} now={now} />
          <ProseContents content={article.body} beside={false} />
          <Prose content={article.body} linkable />
          <Sources article={article} />
          <AuthorContact {...(author ? { author } : {})} />
        </div>
      </div>
    </StaticPart>
  );
}
