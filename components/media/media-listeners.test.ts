import { expect, it } from 'vitest';
import { followVideo, playAlone } from './media-listeners';

/** A fake video whose position the test sets. */
class Film extends EventTarget {
  currentTime = 0;
  duration = Number.NaN;
  at(second: number, event = 'timeupdate') {
    this.currentTime = second;
    this.dispatchEvent(new Event(event));
  }
}

function followed() {
  const film = new Film();
  const reported: number[] = [];
  return { film, reported, stop: followVideo(film, (part) => reported.push(part)) };
}

it('reports the start, each quarter and the end once, even if the film is played again', () => {
  const { film, reported } = followed();
  film.at(0);
  expect(reported).toEqual([]);
  film.duration = 100;
  for (const second of [0, 10, 26, 30, 51, 76, 99.9]) film.at(second, second === 0 ? 'playing' : 'timeupdate');
  expect(reported).toEqual([0, 25, 50, 75]);
  film.at(99.9, 'ended');
  film.at(0, 'playing');
  film.at(60);
  expect(reported).toEqual([0, 25, 50, 75, 100]);
});

it('reports skipped quarters in order, and no quarters of a stream without a length', () => {
  const { film, reported } = followed();
  film.at(0, 'playing');
  film.at(50);
  expect(reported).toEqual([0]);
  film.duration = 60;
  film.at(40);
  expect(reported).toEqual([0, 25, 50]);
});

it('reports nothing after it is stopped', () => {
  const { film, reported, stop } = followed();
  stop();
  film.at(0, 'playing');
  expect(reported).toEqual([]);
});

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

const aloneFilm = () => {
  const fake = new FakeFilm();
  // The cast is safe: the code uses no other members.
  const stop = playAlone(fake as unknown as HTMLMediaElement);
  return { fake, stop };
};

it('pauses the playing film when another one starts, and no other film', () => {
  const [one, other] = [aloneFilm(), aloneFilm()];
  one.fake.play();
  one.fake.play();
  expect(one.fake.paused).toBe(false);
  other.fake.play();
  expect([one.fake.paused, other.fake.paused]).toEqual([true, false]);
  other.stop();
  one.fake.play();
  expect([one.fake.paused, other.fake.paused]).toEqual([false, false]);
});
