import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseSoundCloudMessage } from './soundcloud-element';

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
