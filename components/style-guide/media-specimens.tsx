import { useTranslations } from 'next-intl';
import type { Media } from '@/lib/content/collections';
import { Tour, Video } from '../media/video-and-tour';
import { Specimen } from './specimen';

const SIZES = '(min-width: 768px) 600px, 92vw';
const VIDEO = { kind: 'video', width: 1920, height: 1080 } as const;
const TOUR = { kind: 'tour-360', width: 2048, height: 1024 } as const;

const alt = { th: 'ห้องนั่งเล่น', en: 'A living room' };
const POSTER = { url: '/demo/living-garden-oak.jpg', width: 1600, height: 1067, alt };
const CARD = { th: 'ภาพทดสอบพร้อมคำบรรยาย', en: 'Test card with captions' };
const QUALITIES = { th: 'ภาพทดสอบตั้งแต่ 240p ถึง 4320p', en: 'Test card from 240p to 4320p' };
const MORNING = { th: 'เสียงริมสระยามเช้า', en: 'The pool in the morning' };
const ROOM = { th: 'ห้องทดสอบ', en: 'Test room' };

const CAPTIONS = [
  { lang: 'th', url: '/style/test-card.th.vtt' },
  { lang: 'en', url: '/style/test-card.en.vtt' },
] as const;

const VIDEOS = {
  file: { ...VIDEO, url: '/style/test-card.mp4', alt: CARD, captions: [...CAPTIONS] },
  stream: { ...VIDEO, url: '/style/qualities/film.m3u8', alt: QUALITIES },
  audio: { ...VIDEO, kind: 'audio', url: '/demo/sounds/pool-morning.mp3', alt: MORNING },
  missing: { ...VIDEO, url: '/style/not-there.mp4', alt: CARD },
  youtube: { ...VIDEO, url: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ', alt: CARD },
  vimeo: { ...VIDEO, url: 'https://vimeo.com/76979871', alt: CARD },
  soundcloud: { ...VIDEO, kind: 'audio', url: 'https://soundcloud.com/forss/flickermood', alt: MORNING },
  page: { ...VIDEO, url: 'https://example.com/film', alt: CARD },
} as const satisfies Record<string, Media>;

const TOURS = {
  panorama: { ...TOUR, url: '/style/panorama.jpg', alt: ROOM },
  hosted: { ...TOUR, url: 'https://my.matterport.com/show/?m=SxQL3iGyoDo', alt: ROOM },
  elsewhere: { ...TOUR, url: 'https://tours.example.com/1', alt: ROOM },
} as const satisfies Record<string, Media>;

export function MediaSpecimens() {
  const t = useTranslations('Style.media');
  return (
    <div className="grid gap-x-6 md:grid-cols-2">
      {(Object.keys(VIDEOS) as (keyof typeof VIDEOS)[]).map((name) => (
        <Specimen key={name} name={t(name)}>
          <Video video={VIDEOS[name]} fallbackPoster={POSTER} sizes={SIZES} />
        </Specimen>
      ))}
      {(Object.keys(TOURS) as (keyof typeof TOURS)[]).map((name) => (
        <Specimen key={name} name={t(name)}>
          <Tour tour={TOURS[name]} fallbackPoster={POSTER} sizes={SIZES} />
        </Specimen>
      ))}
    </div>
  );
}
