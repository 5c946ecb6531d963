import { useLocale, useTranslations } from 'next-intl';
import { type ComponentProps, createElement, type ElementType, type ReactNode } from 'react';
import { env } from '@/lib/config/env';
import { isExternal } from '@/lib/content/address-scheme';
import { allowedSources } from '@/lib/content/allowed-sources';
import type { Bilingual } from '@/lib/content/documents/fields';
import { headingsOf, withHeadingIds } from '@/lib/content/headings';
import { type MarkdownNode, markThai, parseMarkdown } from '@/lib/content/markdown';
import { addressFault } from '@/lib/content/picture-address';
import { unbroken } from '@/lib/i18n/line-breaks';
import { LOCALE_FACTS, localizedText, splitLocale } from '@/lib/i18n/locales';
import { Photo } from '../media/photo';
import { Icon } from '../ui/icon';
import { LocalLink } from '../ui/navigation';

const linkClass = 'font-medium text-phprimary underline underline-offset-2';

/** A path with a locale leads to the reader's own language. A link with a forbidden URL becomes plain text. */
function ProseLink({ href, children, id, 'aria-label': name, 'aria-describedby': describedBy }: ComponentProps<'a'>) {
  if (href === undefined) return <>{children}</>;
  if (href.startsWith('#'))
    return (
      <a href={href} id={id} aria-label={name} aria-describedby={describedBy} className={linkClass}>
        {children}
      </a>
    );
  if (isExternal(href))
    return (
      <a href={href} rel="noopener" className={linkClass}>
        {children}
      </a>
    );
  return (
    <LocalLink href={splitLocale(href).path} className={linkClass}>
      {children}
    </LocalLink>
  );
}

/** Markdown has no picture size, so the picture is shown at 3:2. A picture that cannot be shown is left out. */
function ProsePicture({ src, alt = '' }: ComponentProps<'img'>) {
  if (typeof src !== 'string' || addressFault(src, allowedSources(env())) !== undefined) return null;
  return (
    <Photo
      picture={{ url: src, width: 1440, height: 960, alt: { th: alt, en: alt } }}
      sizes="(min-width: 48rem) 42rem, 100vw"
      decorative={alt === ''}
      className="aspect-3/2 h-auto rounded-card object-contain"
    />
  );
}

/** A table that scrolls in its own container if it is too wide, also by keyboard. */
function ProseTable({ children }: ComponentProps<'table'>) {
  const t = useTranslations('Prose');
  return (
    <figure aria-label={t('table')} tabIndex={0} className="my-5 overflow-x-auto">
      <table className="w-full min-w-80 border-collapse text-left tabular-nums max-sm:text-sm [&_:is(th,td)]:max-w-80 max-sm:[&_:is(th,td)]:min-w-26">
        {children}
      </table>
    </figure>
  );
}

const HEADINGS = ['h2', 'h3', 'h4'] as const;
const HEADING_CLASSES = { h2: 'mt-9 mb-2 text-2xl', h3: 'mt-6 mb-1 text-xl', h4: 'mt-5 mb-1 text-lg' } as const;

/** The component for a Markdown heading level (1 is `#`), lowered to fit below the headings around the text. */
function headingAt(level: number, deeperBy: number) {
  const Tag = HEADINGS[Math.min(Math.max(level - 2, 0) + deeperBy, HEADINGS.length - 1)] ?? 'h4';
  return ({ id, children }: ComponentProps<'h2'>) => (
    <Tag id={id} className={`scroll-mt-24 target:text-phprimary ${HEADING_CLASSES[Tag]}`}>
      {children}
    </Tag>
  );
}

const components = {
  a: ProseLink,
  img: ProsePicture,
  table: ProseTable,
  p: (props: ComponentProps<'p'>) => <p className="my-4">{props.children}</p>,
  ul: (props: ComponentProps<'ul'>) => <ul className="my-4 list-disc space-y-1 pl-6">{props.children}</ul>,
  ol: (props: ComponentProps<'ol'>) => (
    <ol start={props.start} className="my-4 list-decimal space-y-1 pl-6">
      {props.children}
    </ol>
  ),
  blockquote: (props: ComponentProps<'blockquote'>) => (
    <blockquote className="my-5 border-phprimary border-l-4 pl-4 text-muted">{props.children}</blockquote>
  ),
  // An empty corner cell is not a header.
  th: (props: ComponentProps<'th'>) =>
    props.children === undefined ? (
      <td className="border-line border-b-2" />
    ) : (
      <th scope="col" style={props.style} className="border-line border-b-2 px-3 py-2 font-semibold">
        {props.children}
      </th>
    ),
  td: (props: ComponentProps<'td'>) => (
    <td style={props.style} className="border-line border-b px-3 py-2 align-top">
      {props.children}
    </td>
  ),
};

const HEADING_LEVELS = [1, 2, 3, 4, 5, 6];

/** Converts nodes to React elements. Children are separate arguments, as in static JSX, so they need no keys. */
const withComponents =
  (byTag: Readonly<Record<string, ElementType>>) =>
  (node: MarkdownNode): ReactNode =>
    typeof node === 'string'
      ? unbroken(node)
      : createElement(byTag[node.tag] ?? node.tag, node.attributes, ...node.children.map(withComponents(byTag)));

function useText(content: Bilingual) {
  const locale = useLocale();
  const { text, lang } = localizedText(content, locale);
  return { text, lang, isThai: (lang ?? LOCALE_FACTS[locale].language) === 'th' };
}

type Props = { content: Bilingual; deeperBy?: number; linkable?: boolean };

/** Markdown in a column of text. `deeperBy` lowers its headings, `linkable` gives them ids (one text of a page). */
export function Prose({ content, deeperBy = 0, linkable = false }: Props) {
  const t = useTranslations('Prose');
  const { text, lang, isThai } = useText(content);
  const parsed = parseMarkdown(text, { heading: t('footnotes'), back: (number) => t('footnoteBack', { number }) });
  const nodes = linkable ? withHeadingIds(parsed) : parsed;
  const headings = Object.fromEntries(HEADING_LEVELS.map((level) => [`h${level}`, headingAt(level, deeperBy)]));
  return createElement(
    'div',
    { lang, className: 'max-w-prose' },
    ...(isThai ? nodes : markThai(nodes)).map(withComponents({ ...components, ...headings })),
  );
}

const CONTENTS_FROM = 3;

/** The headings of a linkable text as links: beside the text if there is space, otherwise to be opened above it. */
export function ProseContents({ content, beside }: { content: Bilingual; beside: boolean }) {
  const t = useTranslations('Prose');
  const { text, lang, isThai } = useText(content);
  const headings = headingsOf(text);
  if (headings.length < CONTENTS_FROM) return null;
  const list = (
    <ol lang={lang} className="text-sm">
      {headings.map((heading) => (
        <li key={heading.id}>
          <a
            href={`#${heading.id}`}
            className="flex min-h-11 items-center py-1.5 leading-snug hover:text-phprimary hover:underline"
          >
            <span>{(isThai ? [heading.text] : markThai([heading.text])).map(withComponents({}))}</span>
          </a>
        </li>
      ))}
    </ol>
  );
  return beside ? (
    <nav
      aria-label={t('contents')}
      className="sticky top-24 max-h-[calc(100dvh-7rem)] overflow-y-auto border-line border-l pl-4 max-xl:hidden print:hidden"
    >
      <p className="font-semibold">{t('contents')}</p>
      {list}
    </nav>
  ) : (
    <details className="group my-5 rounded-card border border-line bg-surface px-4 xl:hidden print:hidden">
      <summary className="flex min-h-11 items-center justify-between gap-3 font-semibold text-phprimary">
        {t('contents')}
        <Icon name="chevron-down" className="size-5 group-open:rotate-180" />
      </summary>
      <nav aria-label={t('contents')} className="pb-2">
        {list}
      </nav>
    </details>
  );
}
