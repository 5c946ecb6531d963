import { expect, it } from 'vitest';
import { playAlone } from './play-alone';

/** The parts of a media element that the code under test uses. */
class FakeFilm extends EventTarget {
  paused = true;
  play() {
    this.paused = false;
    this.dispatchEvent(new Event('play'));
  }
  pause() {
    this.paused = true;
  }
}

const film = () => {
  const fake = new FakeFilm();
  // The cast is safe: the code uses no other members.
  const stop = playAlone(fake as unknown as HTMLMediaElement);
  return { fake, stop };
};

it('pauses the playing film when another one starts, and no other film', () => {
  const [one, other] = [film(), film()];
  one.fake.play();
  one.fake.play();
  expect(one.fake.paused).toBe(false);
  other.fake.play();
  expect([one.fake.paused, other.fake.paused]).toEqual([true, false]);
  other.stop();
  one.fake.play();
  expect([one.fake.paused, other.fake.paused]).toEqual([false, false]);
});
