import { attribute, elementsIn, type PageElement, type PageText, type PageTree, textsIn } from './page-tree';

/** Attributes that browsers show or screen readers announce. */
const SPOKEN = ['alt', 'aria-label', 'aria-description', 'aria-roledescription', 'placeholder', 'title'];

const SHOWN_META = /^(description|(og|twitter):(title|description|image:alt|site_name))$/;

const metaText = (element: PageElement) =>
  element.tagName === 'meta' && SHOWN_META.test(attribute(element, 'name') ?? attribute(element, 'property') ?? '')
    ? [attribute(element, 'content') ?? '']
    : [];

const spoken = (element: PageElement) => SPOKEN.flatMap((name) => attribute(element, name) ?? []);

/** All texts of a page for people: text nodes, shown or announced attributes, and the texts of link previews. */
export const wordsOf = (tree: PageTree): PageText[] => [
  ...textsIn(tree),
  ...elementsIn(tree).flatMap((element) =>
    [...metaText(element), ...spoken(element)].map((text) => ({ text, element })),
  ),
];
