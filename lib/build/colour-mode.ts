/** The key of the original framework, so that returning visitors keep their choice (C). */
export const COLOUR_MODE_KEY = 'nuxt-color-mode';

export type ColourModePreference = 'light' | 'dark' | 'system';
