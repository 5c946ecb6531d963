import { COLOUR_TOKENS, type MapColours } from '@/lib/map/base-style';

/** The current values of the colour tokens, read from a probe, because a custom property keeps its `light-dark()`. */
export function mapColours(): MapColours {
  const probe = document.body.appendChild(document.createElement('span'));
  const read = (token: string) => {
    probe.style.color = `var(--p-${token})`;
    return getComputedStyle(probe).color;
  };
  // The cast is safe: there is one entry for each token, which the type of fromEntries cannot express.
  const colours = Object.fromEntries(COLOUR_TOKENS.map((token) => [token, read(token)])) as MapColours;
  probe.remove();
  return colours;
}

/**
 * Font families of the page, for labels on the map. Leaves out fonts that have not loaded
 * (docs/decisions/0023-font-optional.md), because the browser would not use them on the map either.
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

/** Calls `changed` when the colour mode changes. Returns a function that stops it. */
export function onColourMode(changed: () => void): () => void {
  const observer = new MutationObserver(changed);
  observer.observe(document.documentElement, { attributeFilter: ['class'] });
  return () => observer.disconnect();
}
