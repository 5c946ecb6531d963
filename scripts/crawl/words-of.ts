import { attribute, elementsIn, type PageElement, type PageText, type PageTree, textsIn } from './page-tree';

/** Attributes that are read out or shown. */
const SPOKEN = ['alt', 'aria-label', 'aria-description', 'aria-roledescription', 'placeholder', 'title'];

const SHOWN_META = /^(description|(og|twitter):(title|description|image:alt|site_name))$/;

const metaText = (element: PageElement) =>
  element.tagName === 'meta' && SHOWN_META.test(attribute(element, 'name') ?? attribute(element, 'property') ?? '')
    ? [attribute(element, 'content') ?? '']
    : [];

const spoken = (element: PageElement) => SPOKEN.flatMap((name) => attribute(element, name) ?? []);

/** All words of a page for people: its texts, what is read out, and what other sites show of it. */
export const wordsOf = (tree: PageTree): PageText[] => [
  ...textsIn(tree),
  ...elementsIn(tree).flatMap((element) =>
    [...metaText(element), ...spoken(element)].map((text) => ({ text, element })),
  ),
];
