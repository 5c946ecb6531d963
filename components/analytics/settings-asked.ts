/** Dispatched on the window when a visitor wants to see, or change, what they allowed. */
export const SETTINGS_ASKED = 'consent-settings';
