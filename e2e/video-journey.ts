import type { Page } from '@playwright/test';
import { part } from './style-page';

export const LANGUAGES = {
  'en-us': {
    part: 'Video and 360°',
    play: 'Play the video',
    around: 'Look around in 360°',
    tour: 'Open the 360° tour',
    player: 'Video player',
    card: 'Test card with captions',
    captions: 'The second ten seconds.',
    failed: 'The video cannot be played here.',
    open: 'Open the video itself',
    retry: 'Try again',
    settings: 'Settings',
    speed: 'Speed',
    left: 'Look left',
    zoomIn: 'Zoom in',
    zoomOut: 'Zoom out',
    hint: 'Drag to look around',
    viewer: '360° view: Test room',
    noTour: 'The 360° view cannot be shown here.',
    picture: 'Open the picture',
  },
  'th-th': {
    part: 'วิดีโอและ 360°',
    play: 'เล่นวิดีโอ',
    around: 'ดูภาพ 360°',
    tour: 'เปิดทัวร์ 360°',
    player: 'เครื่องเล่นวิดีโอ',
    card: 'ภาพทดสอบพร้อมคำบรรยาย',
    captions: 'สิบวินาทีที่สอง',
    failed: 'เล่นวิดีโอนี้บนหน้านี้ไม่ได้',
    open: 'เปิดวิดีโอจากต้นทาง',
    retry: 'ลองอีกครั้ง',
    settings: 'ตั้งค่า',
    speed: 'ความเร็ว',
    left: 'หันซ้าย',
    zoomIn: 'ซูมเข้า',
    zoomOut: 'ซูมออก',
    hint: 'ลากเพื่อมองรอบ ๆ',
    viewer: 'ภาพ 360°: ห้องทดสอบ',
    noTour: 'แสดงภาพ 360° บนหน้านี้ไม่ได้',
    picture: 'เปิดดูรูปภาพ',
  },
} as const;

export type Words = (typeof LANGUAGES)[keyof typeof LANGUAGES];

/** A film or tour of the style page, by where it comes from. */
export const facade = (page: Page, words: Words, href: string) => part(page, words.part).locator(`a[href="${href}"]`);

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
