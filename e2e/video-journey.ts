import type { Page } from '@playwright/test';

/** A film or tour of the style page, by where it comes from. */
export const facade = (page: Page, href: string) => page.getByRole('main').locator(`a[href="${href}"]`);

/** What the film's element says about itself. */
export const film = (page: Page) =>
  page.locator('[slot=media]').evaluate((element) => {
    if (!(element instanceof HTMLElement) || !('paused' in element)) throw new Error('There is no film.');
    const { paused, currentTime, duration, volume, muted, playbackRate, textTracks } = element as HTMLVideoElement;
    const showing = Array.from(textTracks ?? []).filter(({ mode }) => mode === 'showing');
    const cues = showing.flatMap(({ activeCues }) => Array.from(activeCues ?? []));
    // In two languages at once it would be the words of both.
    const caption = cues.map((cue) => (cue instanceof VTTCue ? cue.text : '')).join(' ');
    return { paused, currentTime, duration, volume, muted, playbackRate, caption };
  });
