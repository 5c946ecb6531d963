import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { tourSource, videoSource } from './media-source';

const ID = 'aqz-KE-bpKQ';
const YOUTUBE = `https://www.youtube-nocookie.com/embed/${ID}`;

describe('P: the source of a video', () => {
  it.each([
    ['/demo/videos/walk.mp4', 'file'],
    ['/demo/videos/walk.WEBM?v=2', 'file'],
    ['https://cdn.example.com/a/walk.m4v', 'file'],
    ['https://firebasestorage.googleapis.com/v0/b/x/o/videos%2Fwalk.mp4?alt=media&token=1', 'file'],
    ['https://cdn.example.com/a/master.m3u8', 'stream'],
    ['/demo/sounds/garden.mp3', 'audio'],
    ['https://cdn.example.com/a/garden.M4A', 'audio'],
    ['/demo/sounds/garden.aac?v=2', 'audio'],
    ['/demo/sounds/garden.ogg', 'audio'],
    ['/demo/sounds/garden.opus', 'audio'],
    ['https://firebasestorage.googleapis.com/v0/b/x/o/sounds%2Fgarden.wav?alt=media&token=1', 'audio'],
    ['/demo/videos/walk.ogv', 'file'],
    // The name of a video host in a path does not make it a page of that host.
    ['https://cdn.example.com/vimeo.com/123.mp4', 'file'],
    ['https://example.com/watch?v=aqz-KE-bpKQ', 'page'],
    ['https://example.com/film', 'page'],
  ])('%s is a %s with an unchanged URL', (url, kind) => {
    expect(videoSource(url)).toEqual({ kind, url });
  });
});

describe('P: a video of a video host', () => {
  it.each([
    `https://www.youtube.com/watch?v=${ID}`,
    `https://youtube.com/watch?list=PL1&v=${ID}`,
    `https://m.youtube.com/watch?v=${ID}`,
    `https://youtu.be/${ID}?si=abc`,
    `https://www.youtube.com/shorts/${ID}`,
    `https://www.youtube.com/live/${ID}`,
    `https://www.youtube.com/embed/${ID}`,
    `https://WWW.YouTube.com/watch?v=${ID}`,
    YOUTUBE,
  ])('%s plays from the host without cookies', (url) => {
    expect(videoSource(url)).toEqual({ kind: 'youtube', url: YOUTUBE });
  });

  it.each([
    [`https://youtu.be/${ID}?t=90`, '?t=90'],
    [`https://youtu.be/${ID}?t=1m30s`, '?t=1m30s'],
    [`${YOUTUBE}?start=12`, '?t=12'],
    [`https://youtu.be/${ID}?t=1%22onload`, ''],
  ])('%s starts at its time', (url, start) => {
    expect(videoSource(url)).toEqual({ kind: 'youtube', url: YOUTUBE + start });
  });

  it.each([
    ['https://vimeo.com/76979871', 'https://player.vimeo.com/video/76979871'],
    ['https://www.vimeo.com/76979871/', 'https://player.vimeo.com/video/76979871'],
    ['https://vimeo.com/76979871/abc123', 'https://player.vimeo.com/video/76979871?h=abc123'],
    ['https://player.vimeo.com/video/76979871?h=abc123', 'https://player.vimeo.com/video/76979871?h=abc123'],
    ['https://player.vimeo.com/video/76979871?h=%22x', 'https://player.vimeo.com/video/76979871'],
  ])('%s plays in the Vimeo frame', (url, frame) => {
    expect(videoSource(url)).toEqual({ kind: 'vimeo', url: frame });
  });
});

const track = (page: string) => `https://w.soundcloud.com/player/?url=${encodeURIComponent(page)}`;

describe('P: a sound of SoundCloud', () => {
  it.each([
    ['https://soundcloud.com/rommai/garden-at-six', 'https://soundcloud.com/rommai/garden-at-six'],
    ['https://www.soundcloud.com/rommai/garden?si=1', 'https://soundcloud.com/rommai/garden'],
    ['https://m.soundcloud.com/rommai/sets/gardens', 'https://soundcloud.com/rommai/sets/gardens'],
    ['https://soundcloud.com/rommai/garden/s-AbC1', 'https://soundcloud.com/rommai/garden/s-AbC1'],
    [`${track('https://soundcloud.com/rommai/garden')}&auto_play=true`, 'https://soundcloud.com/rommai/garden'],
    [track('https://api.soundcloud.com/tracks/34019569'), 'https://api.soundcloud.com/tracks/34019569'],
  ])('%s plays in the SoundCloud frame', (url, page) => {
    expect(videoSource(url)).toEqual({ kind: 'soundcloud', url: track(page) });
  });

  it.each([
    'https://soundcloud.com/rommai',
    'https://soundcloud.com/rommai/sets',
    'https://soundcloud.com/discover/sets/new',
    'https://soundcloud.com.evil.com/rommai/garden',
    'https://evil.com/soundcloud.com/rommai/garden',
    track('https://evil.com/rommai/garden'),
    track('javascript:alert(1)'),
    track(track('https://soundcloud.com/rommai/garden')),
    'https://api.soundcloud.com/users/1',
  ])('%s is only a page', (url) => {
    expect(videoSource(url)).toEqual({ kind: 'page', url });
  });
});

describe('P: an address that only looks like a video', () => {
  it.each([
    `https://youtube.com.evil.com/watch?v=${ID}`,
    `https://evilyoutube.com/watch?v=${ID}`,
    `https://evil.com/?u=https://youtu.be/${ID}`,
    'https://www.youtube.com/watch?v=short',
    `https://www.youtube.com/redirect/${ID}`,
    'https://vimeo.com.evil.com/76979871',
    'https://vimeo.com/channels/staffpicks',
    'https://player.vimeo.com/76979871',
  ])('%s is only a page', (url) => {
    expect(videoSource(url)).toEqual({ kind: 'page', url });
  });

  it.each([
    'javascript:alert(1)//.mp4',
    'data:video/mp4;base64,AAAA',
    'http://example.com/walk.mp4',
    '//evil.com/walk.mp4',
    '/\\evil.com/walk.mp4',
    'walk.mp4',
    `https://www.youtube.com:8443/watch?v=${ID}`,
    `https://name:word@www.youtube.com/watch?v=${ID}`,
    'https://',
    '',
  ])('%s is rejected', (url) => {
    expect(videoSource(url)).toBeNull();
    expect(tourSource(url)).toBeNull();
  });

  it('never throws, and frames only three hosts', () => {
    const url = fc.oneof(fc.webUrl({ withQueryParameters: true }), fc.string(), fc.webPath());
    fc.assert(
      fc.property(url, (input) => {
        const source = videoSource(input);
        if (source === null) return;
        expect(source.url).toMatch(/^(\/(?!\/)|https:\/\/)/i);
        if (source.kind === 'youtube' || source.kind === 'vimeo' || source.kind === 'soundcloud') {
          const hosts = ['www.youtube-nocookie.com', 'player.vimeo.com', 'w.soundcloud.com'];
          expect(hosts).toContain(new URL(source.url).hostname);
        }
      }),
    );
  });
});

describe('the source of a tour', () => {
  it.each([
    ['/demo/tours/living.jpg', 'panorama'],
    ['https://cdn.example.com/living.WebP?w=4096', 'panorama'],
    ['https://my.matterport.com/show/?m=abc', 'tour-page'],
    ['https://kuula.co/share/abc', 'tour-page'],
    ['https://kuula.co.evil.com/share/abc', 'page'],
    ['https://matterport.com/discover', 'page'],
    ['https://tours.example.com/1', 'page'],
  ])('%s is a %s', (url, kind) => {
    expect(tourSource(url)).toEqual({ kind, url });
  });

  it('may be a video', () => {
    expect(tourSource(`https://youtu.be/${ID}`)).toEqual({ kind: 'youtube', url: YOUTUBE });
  });
});
