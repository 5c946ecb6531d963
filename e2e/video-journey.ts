import type { Page } from '@playwright/test';

/** The link of a film or tour on the style page, by its source. */
export const facade = (page: Page, href: string) => page.getByRole('main').locator(`a[href="${href}"]`);

/** The state of the media element. */
export const film = (page: Page) =>
  page.locator('[slot=media]').evaluate((element) => {
    if (!(element instanceof HTMLElement) || !('paused' in element)) throw new Error('There is no film.');
    const { paused, currentTime, duration, volume, muted, playbackRate, textTracks } = element as HTMLVideoElement;
    const showing = Array.from(textTracks ?? []).filter(({ mode }) => mode === 'showing');
    const cues = showing.flatMap(({ activeCues }) => Array.from(activeCues ?? []));
    // If captions of two languages showed at once, this would contain both.
    const caption = cues.map((cue) => (cue instanceof VTTCue ? cue.text : '')).join(' ');
    return { paused, currentTime, duration, volume, muted, playbackRate, caption };
  });
