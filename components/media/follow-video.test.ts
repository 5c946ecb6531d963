import { expect, it } from 'vitest';
import { followVideo } from './follow-video';

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
  const told: number[] = [];
  return { film, told, stop: followVideo(film, (part) => told.push(part)) };
}

it('tells the start, each quarter and the end once, also where the film is played again', () => {
  const { film, told } = followed();
  film.at(0);
  expect(told).toEqual([]);
  film.duration = 100;
  for (const second of [0, 10, 26, 30, 51, 76, 99.9]) film.at(second, second === 0 ? 'playing' : 'timeupdate');
  expect(told).toEqual([0, 25, 50, 75]);
  film.at(99.9, 'ended');
  film.at(0, 'playing');
  film.at(60);
  expect(told).toEqual([0, 25, 50, 75, 100]);
});

it('tells what was skipped in its order, and nothing of a stream without a length', () => {
  const { film, told } = followed();
  film.at(0, 'playing');
  film.at(50);
  expect(told).toEqual([0]);
  film.duration = 60;
  film.at(40);
  expect(told).toEqual([0, 25, 50]);
});

it('tells nothing once nobody follows', () => {
  const { film, told, stop } = followed();
  stop();
  film.at(0, 'playing');
  expect(told).toEqual([]);
});
