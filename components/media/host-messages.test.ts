import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseSoundCloudMessage, parseYouTubeMessage } from './host-messages';

describe('a message of a SoundCloud frame', () => {
  it.each([
    ['{"method":"ready","widgetId":"w1"}', { method: 'ready', seconds: undefined }],
    ['{"method":"getDuration","value":187500}', { method: 'getDuration', seconds: 187.5 }],
    [
      '{"method":"playProgress","value":{"currentPosition":1200,"relativePosition":0.1}}',
      { method: 'playProgress', seconds: 1.2 },
    ],
    ['{"method":"seek","value":{"currentPosition":-1}}', { method: 'seek', seconds: undefined }],
    ['{"method":"getDuration","value":"long"}', { method: 'getDuration', seconds: undefined }],
  ])('%s', (data, message) => {
    expect(parseSoundCloudMessage(data)).toEqual(message);
  });

  it.each(['', '{', '[]', 'null', '{"method":"toString"}', '{"method":7}', { method: 'ready' }, undefined])(
    '%j is not a message',
    (data) => {
      expect(parseSoundCloudMessage(data)).toBeNull();
    },
  );

  it('never throws', () => {
    fc.assert(
      fc.property(
        fc.anything(),
        fc.json(),
        (data, json) => void [parseSoundCloudMessage(data), parseSoundCloudMessage(json)],
      ),
    );
  });
});

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
