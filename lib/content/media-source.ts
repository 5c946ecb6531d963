export type PlayableSource = { kind: 'file' | 'audio' | 'stream' | 'youtube' | 'vimeo' | 'soundcloud'; url: string };
export type PageSource = { kind: 'page'; url: string };
export type TourSource = { kind: 'panorama' | 'tour-page'; url: string };

const FILM_ENDING = /\.(mp4|m4v|webm|mov|ogv)$/i;
const SOUND_ENDING = /\.(mp3|m4a|aac|og[ga]|opus|wav)$/i;
const STREAM_ENDING = /\.m3u8$/i;
const PICTURE_ENDING = /\.(jpe?g|png|webp|avif)$/i;

const YOUTUBE_HOSTS = ['youtube.com', 'www.youtube.com', 'm.youtube.com', 'www.youtube-nocookie.com'];
const YOUTUBE_ID = /^[\w-]{11}$/;
/** A page of the site, an unlisted one with its key, or the embed URL. */
const VIMEO_PATHS: Readonly<Record<string, RegExp>> = {
  'vimeo.com': /^\/(\d+)(?:\/([\da-z]+))?\/?$/,
  'www.vimeo.com': /^\/(\d+)(?:\/([\da-z]+))?\/?$/,
  'player.vimeo.com': /^\/video\/(\d+)\/?$/,
};

const SOUNDCLOUD_HOSTS = ['soundcloud.com', 'www.soundcloud.com', 'm.soundcloud.com'];
/** The path of a user's track or playlist, with a key if it is private; or of either by its number. */
const SOUNDCLOUD_PATH = /^\/[\w-]+\/(sets\/)?(?!sets\/?$)[\w-]+(\/s-\w+)?\/?$/;
const SOUNDCLOUD_NUMBER = /^\/(tracks|playlists)\/\d+$/;
const SOUNDCLOUD_PAGES = /^\/(charts|discover|pages|people|search|tags|you)\//;

const TOUR_HOSTS = ['my.matterport.com', 'kuula.co'];

export const FRAMED_HOSTS: readonly string[] = [
  'www.youtube-nocookie.com',
  'player.vimeo.com',
  'w.soundcloud.com',
  ...TOUR_HOSTS,
];

const THIS_SITE = 'https://this-site.invalid';

function addressOf(url: string): URL | null {
  const isPath = /^\/(?![/\\])/.test(url);
  if (!(isPath || /^https:\/\//i.test(url)) || !URL.canParse(url, THIS_SITE)) return null;
  const address = new URL(url, THIS_SITE);
  const isPlain = address.username === '' && address.password === '' && address.port === '';
  return isPlain && (isPath || address.protocol === 'https:') ? address : null;
}

function youtubeId({ hostname, pathname, searchParams }: URL): string | null {
  const [, first = '', second = ''] = pathname.split('/');
  if (hostname === 'youtu.be') return YOUTUBE_ID.test(first) ? first : null;
  if (!YOUTUBE_HOSTS.includes(hostname)) return null;
  const id = first === 'watch' ? (searchParams.get('v') ?? '') : second;
  const isFilm = ['watch', 'embed', 'shorts', 'live'].includes(first);
  return isFilm && YOUTUBE_ID.test(id) ? id : null;
}

function youtubeStart({ searchParams }: URL): string {
  const start = searchParams.get('t') ?? searchParams.get('start') ?? '';
  return /^(\d{1,5}s?|\d{1,4}m(\d{1,2}s)?)$/.test(start) ? `?t=${start}` : '';
}

function vimeoUrl({ hostname, pathname, searchParams }: URL): string | null {
  const match = VIMEO_PATHS[hostname]?.exec(pathname);
  if (!match) return null;
  const [, id, inPath] = match;
  const key = inPath ?? searchParams.get('h') ?? '';
  return `https://player.vimeo.com/video/${id}${/^[\da-z]+$/.test(key) ? `?h=${key}` : ''}`;
}

function soundcloudPage({ hostname, pathname }: URL): string | null {
  if (hostname === 'api.soundcloud.com')
    return SOUNDCLOUD_NUMBER.test(pathname) ? `https://${hostname}${pathname}` : null;
  const isPlayed = SOUNDCLOUD_PATH.test(pathname) && !SOUNDCLOUD_PAGES.test(pathname);
  return isPlayed && SOUNDCLOUD_HOSTS.includes(hostname) ? `https://soundcloud.com${pathname}` : null;
}

function soundcloudUrl(address: URL): string | null {
  const isFrame = address.hostname === 'w.soundcloud.com' && /^\/player\/?$/.test(address.pathname);
  const framed = isFrame ? addressOf(address.searchParams.get('url') ?? '') : address;
  const page = framed && soundcloudPage(framed);
  return page && `https://w.soundcloud.com/player/?url=${encodeURIComponent(page)}`;
}

/** The source of a video or sound for the player. YouTube's no-cookie host sets no cookie before playback. */
function filmOf(address: URL, url: string): PlayableSource | null {
  const { pathname } = address;
  if (FILM_ENDING.test(pathname)) return { kind: 'file', url };
  if (SOUND_ENDING.test(pathname)) return { kind: 'audio', url };
  if (STREAM_ENDING.test(pathname)) return { kind: 'stream', url };
  const id = youtubeId(address);
  if (id !== null) {
    return { kind: 'youtube', url: `https://www.youtube-nocookie.com/embed/${id}${youtubeStart(address)}` };
  }
  const vimeo = vimeoUrl(address);
  if (vimeo !== null) return { kind: 'vimeo', url: vimeo };
  const soundcloud = soundcloudUrl(address);
  return soundcloud === null ? null : { kind: 'soundcloud', url: soundcloud };
}

export const isSound = ({ kind }: PlayableSource | PageSource) => kind === 'audio' || kind === 'soundcloud';

/** P: how the player handles the `url` of a video or a sound. Null if visitors must not be sent to that address. */
export function videoSource(url: string): PlayableSource | PageSource | null {
  const address = addressOf(url);
  return address && (filmOf(address, url) ?? { kind: 'page', url });
}

export function tourSource(url: string): PlayableSource | TourSource | PageSource | null {
  const address = addressOf(url);
  if (address === null) return null;
  if (PICTURE_ENDING.test(address.pathname)) return { kind: 'panorama', url };
  if (TOUR_HOSTS.includes(address.hostname)) return { kind: 'tour-page', url: address.href };
  return filmOf(address, url) ?? { kind: 'page', url };
}
