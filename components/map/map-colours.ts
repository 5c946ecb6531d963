import { COLOUR_TOKENS, type MapColours } from '@/lib/map/base-style';

/** The tokens as they are now: a variable keeps its `light-dark()`, only a colour that uses it is worked out. */
export function mapColours(): MapColours {
  const probe = document.body.appendChild(document.createElement('span'));
  const read = (token: string) => {
    probe.style.color = `var(--p-${token})`;
    return getComputedStyle(probe).color;
  };
  // One entry was made for each token, which fromEntries cannot express.
  const colours = Object.fromEntries(COLOUR_TOKENS.map((token) => [token, read(token)])) as MapColours;
  probe.remove();
  return colours;
}

/**
 * The families that the page is drawn in, for the names on the map. One that came too late for the page is left out
 * (docs/decisions/0023-font-optional.md): the browser would not give it to the map either.
 */
export function mapFonts(): string[] {
  const late = new Set(
    [...document.fonts].filter(({ status }) => status !== 'loaded').map(({ family }) => bare(family)),
  );
  return getComputedStyle(document.body)
    .fontFamily.split(/\s*,\s*/)
    .filter((family) => !late.has(bare(family)));
}

const bare = (family: string) => family.replaceAll(/["']/g, '');

/** Calls whenever light becomes dark or back; returns how to stop. */
export function onColourMode(changed: () => void): () => void {
  const observer = new MutationObserver(changed);
  observer.observe(document.documentElement, { attributeFilter: ['class'] });
  return () => observer.disconnect();
}
