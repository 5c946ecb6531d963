import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { loadYouTubeApi } from './youtube-api';

let scripts: HTMLScriptElement[];

beforeEach(() => {
  scripts = [];
  // The scripts must not be requested.
  vi.spyOn(document.head, 'append').mockImplementation((script) => void scripts.push(script as HTMLScriptElement));
});

afterEach(() => {
  window.YT = undefined;
  delete window.onYouTubeIframeAPIReady;
});

function film() {
  const calls = { load: vi.fn(), fail: vi.fn() };
  return { ...calls, stop: loadYouTubeApi(calls.load, calls.fail) };
}

/** What YouTube's second script does. */
function finishLoading() {
  window.YT = { Player: class {} };
  window.onYouTubeIframeAPIReady?.();
}

it('loads the documented script for each film that waits, and not once the API is there', () => {
  const films = [film(), film()];
  expect(scripts.map(({ src }) => src)).toEqual(Array(2).fill('https://www.youtube.com/iframe_api'));
  finishLoading();
  for (const { load } of films) expect(load).toHaveBeenCalledTimes(1);
  expect(film().load).toHaveBeenCalledTimes(1);
  expect(scripts).toHaveLength(2);
});

it('loads the script again after a failure, a silence, or half of the API', () => {
  const blocked = film();
  scripts[0]?.dispatchEvent(new Event('error'));
  expect(blocked.fail).toHaveBeenCalledTimes(1);
  blocked.stop();

  const half = film();
  // The first of YouTube's two scripts does this, and nothing if it finds it done.
  window.YT = {};
  half.stop();
  const retried = film();
  expect(window.YT).toBeUndefined();
  scripts[1]?.dispatchEvent(new Event('error'));
  finishLoading();
  expect(retried.load).toHaveBeenCalledTimes(1);
  for (const { load } of [blocked, half]) expect(load).not.toHaveBeenCalled();
  expect(half.fail).not.toHaveBeenCalled();
});
