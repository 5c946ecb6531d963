import { toJsxRuntime } from 'hast-util-to-jsx-runtime';
import { useLocale } from 'next-intl';
import type { ComponentProps } from 'react';
import { Fragment, jsx, jsxs } from 'react/jsx-runtime';
import type { Bilingual } from '@/lib/content/documents/fields';
import { parseMarkdown } from '@/lib/content/markdown';
import { words } from '@/lib/i18n/words';
import { isExternal } from '@/lib/navigation/resolve-target';
import { LocalLink } from '../ui/local-link';

const linkClass = 'font-medium text-phprimary underline underline-offset-2';

/** A link in content names a page of this site by its path without locale, or an outside address. */
function ProseLink({ href = '', children }: ComponentProps<'a'>) {
  if (href.startsWith('#'))
    return (
      <a href={href} className={linkClass}>
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
    <LocalLink href={href} className={linkClass}>
      {children}
    </LocalLink>
  );
}

/** A wide table scrolls by itself, also by keyboard. */
function ProseTable({ children }: ComponentProps<'table'>) {
  return (
    <div tabIndex={0} className="my-5 overflow-x-auto">
      <table className="w-full min-w-96 border-collapse text-left tabular-nums">{children}</table>
    </div>
  );
}

const components = {
  a: ProseLink,
  table: ProseTable,
  h2: (props: ComponentProps<'h2'>) => <h2 className="mt-9 mb-2 text-2xl">{props.children}</h2>,
  h3: (props: ComponentProps<'h3'>) => <h3 className="mt-6 mb-1 text-xl">{props.children}</h3>,
  p: (props: ComponentProps<'p'>) => <p className="my-4">{props.children}</p>,
  ul: (props: ComponentProps<'ul'>) => <ul className="my-4 list-disc space-y-1 pl-6">{props.children}</ul>,
  ol: (props: ComponentProps<'ol'>) => <ol className="my-4 list-decimal space-y-1 pl-6">{props.children}</ol>,
  blockquote: (props: ComponentProps<'blockquote'>) => (
    <blockquote className="my-5 border-phprimary border-l-4 pl-4 text-muted">{props.children}</blockquote>
  ),
  th: (props: ComponentProps<'th'>) => (
    <th className="border-line border-b-2 px-3 py-2 font-semibold">{props.children}</th>
  ),
  td: (props: ComponentProps<'td'>) => <td className="border-line border-b px-3 py-2 align-top">{props.children}</td>,
};

/** Markdown of the content as an editorial column. */
export function Prose({ of }: { of: Bilingual }) {
  const { text, lang } = words(of, useLocale());
  return (
    <div lang={lang} className="max-w-prose">
      {toJsxRuntime(parseMarkdown(text), { Fragment, jsx, jsxs, components })}
    </div>
  );
}
