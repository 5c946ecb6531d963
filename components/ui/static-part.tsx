'use client';

import { useRouter } from 'next/navigation';
import type { HTMLAttributes, MouseEvent, PointerEvent } from 'react';
import { isSavingData } from '@/lib/http/network-information';
import { useNavigateTo } from './navigation';
import { showPending } from './pending-link';
import { isPlainPress } from './use-late';

/** Markup of the first page of a visit, by element id. React compares the objects, and sets `innerHTML` for a new one. */
const markup = new Map<string, { readonly __html: string }>();

function markupOf(id: string): { readonly __html: string } {
  const known = markup.get(id);
  if (known !== undefined) return known;
  const found = { __html: document.getElementById(id)?.innerHTML ?? '' };
  markup.set(id, found);
  return found;
}

/** The pressed link, and the page of this site that it leads to. */
function linkOf(target: EventTarget): { link: Element; href: string } | undefined {
  const link = target instanceof Element ? target.closest('a') : null;
  if (link === null || link.target !== '' || link.type !== '' || link.hasAttribute('data-opens')) return undefined;
  const href = link.getAttribute('href') ?? '';
  return href.startsWith('/') ? { link, href } : undefined;
}

type Props = HTMLAttributes<HTMLElement> & {
  as: 'article' | 'aside' | 'div' | 'dl' | 'footer' | 'nav' | 'section' | 'ul';
  id: string;
};

/**
 * A part of a page. If its only client components are links and other parts, our server leaves its children out of
 * React's data (`server/static-parts.ts`), and the part keeps the markup that the browser already has. Otherwise it
 * renders its children. `id` must be unique on the page.
 */
export function StaticPart({ as: Tag, id, children, ...attributes }: Props) {
  const router = useRouter();
  const navigateTo = useNavigateTo();
  if (children !== undefined)
    return (
      <Tag id={id} {...attributes}>
        {children}
      </Tag>
    );
  const navigate = (event: MouseEvent) => {
    const pressed = linkOf(event.target);
    if (pressed === undefined || event.defaultPrevented || !isPlainPress(event)) return;
    event.preventDefault();
    showPending(pressed.link, pressed.href);
    void navigateTo(pressed.href);
  };
  const prefetch = ({ target }: PointerEvent) => {
    const pointed = linkOf(target);
    if (pointed !== undefined && !isSavingData()) router.prefetch(pointed.href);
  };
  return (
    <Tag
      id={id}
      {...attributes}
      onClick={navigate}
      onPointerOver={prefetch}
      suppressHydrationWarning
      dangerouslySetInnerHTML={markupOf(id)}
    />
  );
}
