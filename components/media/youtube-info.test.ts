import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseYouTubeMessage } from './youtube-api';

const none = { info: {}, code: undefined, captions: undefined };

describe('a message of a YouTube frame', () => {
  it('has the state of the film', () => {
    const info = {
      currentTime: 12.5,
      duration: 30,
      playerState: 1,
      volume: 80,
      muted: false,
      videoData: { title: 'x' },
    };
    expect(parseYouTubeMessage(JSON.stringify({ event: 'infoDelivery', info }))).toEqual({
      ...none,
      event: 'infoDelivery',
      info: { currentTime: 12.5, duration: 30, playerState: 1, volume: 80, muted: false },
    });
  });

  it('has the error code and the caption tracks', () => {
    expect(parseYouTubeMessage('{"event":"onError","info":150}')).toEqual({ ...none, event: 'onError', code: 150 });
    const captions = { tracklist: [{ languageCode: 'th' }] };
    expect(parseYouTubeMessage(JSON.stringify({ event: 'apiInfoDelivery', info: { captions } }))?.captions).toEqual(
      captions.tracklist,
    );
  });

  it.each([null, {}, '', '{', '[]', 'null', '{"event":5}'])('is not %j', (data) => {
    expect(parseYouTubeMessage(data)).toBeNull();
  });

  it('has no invalid values', () => {
    const info = { currentTime: 'now', duration: null, muted: 1 };
    expect(parseYouTubeMessage(JSON.stringify({ event: 'infoDelivery', info }))?.info).toEqual({});
    fc.assert(
      fc.property(fc.oneof(fc.json(), fc.anything()), (data) => {
        for (const value of Object.values(parseYouTubeMessage(data)?.info ?? {})) expect(value).not.toBeNaN();
      }),
    );
  });
});
