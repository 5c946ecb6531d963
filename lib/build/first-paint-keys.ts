/** The key of the original framework, so that returning visitors keep their choice (C). */
export const COLOUR_MODE_KEY = 'nuxt-color-mode';

export type ColourModePreference = 'light' | 'dark' | 'system';

export const HIDDEN_KEY = 'hidden-homes';
export const RECENT_KEY = 'recent-homes';
export const SAVED_KEY = 'saved-homes';
export const RECENT_SEARCHES_KEY = 'recent-searches';
export const SAVED_SEARCHES_KEY = 'saved-searches';
export const COMPARED_KEY = 'compared-homes';

declare global {
  interface Window {
    /** Styles the page for hidden listings, and returns whether it shows what a visit may continue. The inline script sets it, if the browser has constructed style sheets. */
    showLists?: (hidden: readonly string[], isNewPage?: boolean) => boolean;
    /** Repeats the presses that the inline script has kept, and ends keeping them. */
    replayPresses?: () => void;
  }
}
