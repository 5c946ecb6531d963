import { act, fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { MESSAGES, renderOnPage } from '../testing/render';
import { FacadeLink, LatePanorama } from './late-media';

const library = vi.hoisted(() => {
  /** A fake of the library's viewer with the members that the code uses. */
  class Viewer {
    animate = vi.fn();
    rotate = vi.fn();
    zoomIn = vi.fn();
    zoomOut = vi.fn();
    setOption = vi.fn();
    startKeyboardControl = vi.fn();
    stopKeyboardControl = vi.fn();
    destroy = vi.fn();
    readonly #listeners = new Map<string, () => void>();
    constructor(readonly config: object) {
      viewers.push(this);
    }
    addEventListener = (type: string, listener: () => void) => void this.#listeners.set(type, listener);
    emit = (type: string) => this.#listeners.get(type)?.();
    getPosition = () => ({ yaw: 1, pitch: 0.5 });
  }
  const viewers: Viewer[] = [];
  return { Viewer, viewers };
});
vi.mock('@photo-sphere-viewer/core', () => ({
  CONSTANTS: { ACTIONS: {}, KEY_CODES: {} },
  events: { ReadyEvent: { type: 'ready' }, PanoramaErrorEvent: { type: 'error' } },
  Viewer: library.Viewer,
}));
vi.mock('@photo-sphere-viewer/core/index.css', () => ({}));

const { Player } = MESSAGES['en-us'];
const PICTURE = '/panorama.jpg';

let drawing = vi.spyOn(HTMLCanvasElement.prototype, 'getContext');

beforeEach(() => {
  library.viewers.length = 0;
  // The code only checks whether there is a context.
  drawing = vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(Object.create(null));
});

async function press() {
  await act(async () => void fireEvent.click(screen.getByRole('link', { name: `${Player.lookAround}: Room` })));
  await act(() => import('./panorama-viewer'));
}

async function openPanorama({ reducedMotion = false } = {}) {
  vi.stubGlobal('matchMedia', () => ({ matches: reducedMotion }));
  const rendered = renderOnPage(<LatePanorama href={PICTURE} title="Room" poster={null} />);
  await press();
  const viewer = library.viewers.at(-1);
  if (viewer === undefined) throw new Error('There is no viewer.');
  const tool = (name: keyof typeof Player.viewer) => screen.getByRole('button', { name: Player.viewer[name] });
  return { ...rendered, viewer, tool, stage: screen.getByRole('group') };
}

it('a press on the link of a 360° picture gives it the focus, keyboard control and a hint', async () => {
  const { viewer, stage } = await openPanorama();
  expect(viewer.config).toMatchObject({ panorama: PICTURE, mousewheel: false, moveInertia: 0.8 });
  expect(document.activeElement).toBe(stage);
  act(() => viewer.emit('ready'));
  expect(viewer.startKeyboardControl).toHaveBeenCalled();
  expect(screen.getByText(Player.viewer.hint)).toBeDefined();
  fireEvent.keyDown(stage, { key: 'Shift' });
  expect(screen.queryByText(Player.viewer.hint)).toBeNull();
  fireEvent.blur(stage);
  expect(viewer.stopKeyboardControl).toHaveBeenCalledTimes(1);
});

it('a button turns the view by 30 degrees or zooms by a tenth', async () => {
  const { viewer, tool } = await openPanorama();
  act(() => viewer.emit('ready'));
  fireEvent.click(tool('left'));
  expect(viewer.animate).toHaveBeenLastCalledWith({ yaw: 1 - Math.PI / 6, pitch: 0.5, speed: 400 });
  fireEvent.click(tool('right'));
  expect(viewer.animate).toHaveBeenLastCalledWith({ yaw: 1 + Math.PI / 6, pitch: 0.5, speed: 400 });
  fireEvent.click(tool('zoomIn'));
  fireEvent.click(tool('zoomOut'));
  expect([viewer.zoomIn.mock.calls, viewer.zoomOut.mock.calls]).toEqual([[[10]], [[10]]]);
});

it('with reduced motion the view turns at once and has no inertia', async () => {
  const { viewer, tool } = await openPanorama({ reducedMotion: true });
  act(() => viewer.emit('ready'));
  expect(viewer.config).toMatchObject({ moveInertia: 0 });
  fireEvent.click(tool('left'));
  expect(viewer.animate).not.toHaveBeenCalled();
  expect(viewer.rotate).toHaveBeenCalledTimes(1);
});

function expectFailure() {
  expect(screen.getByRole('alert').textContent).toBe(Player.tourFailed);
  expect(screen.getByRole('link', { name: Player.openPicture }).getAttribute('href')).toBe(PICTURE);
}

it('a picture that fails to load shows a message, a link to the picture and a retry button', async () => {
  const { viewer } = await openPanorama();
  act(() => viewer.emit('error'));
  expectFailure();
  expect(viewer.destroy).toHaveBeenCalledTimes(1);
  await act(async () => fireEvent.click(screen.getByRole('button', { name: Player.retry })));
  expect(library.viewers).toHaveLength(2);
});

it('shows the failure message without WebGL', async () => {
  drawing.mockReturnValue(null);
  renderOnPage(<LatePanorama href={PICTURE} title="Room" poster={null} />);
  await press();
  expectFailure();
});

it('a tour of another host opens in a new tab, and its name says so', () => {
  const words = { label: Player.openTour, title: 'Room', note: Player.newTab };
  renderOnPage(<FacadeLink href="https://tours.example.com/1" sign="open" {...words} poster={null} />);
  const link = screen.getByRole('link', { name: 'Open the 360° tour: Room (opens in a new tab)' });
  expect([link.getAttribute('target'), link.getAttribute('rel')]).toEqual(['_blank', 'noopener']);
});

it('leaves a press with Ctrl to the browser, and ignores a press while it loads', () => {
  const open = vi.fn();
  const facade = (loading?: string) => (
    <FacadeLink href="#film" sign="play" label="Play" title="Film" poster={null} onPress={open} loading={loading} />
  );
  const { rerender } = renderOnPage(facade());
  const press = (held: object = {}) => fireEvent.click(screen.getByRole('link'), held);
  expect(press({ ctrlKey: true })).toBe(true);
  expect(open).not.toHaveBeenCalled();
  expect(press()).toBe(false);
  rerender(facade('Loading'));
  expect(press()).toBe(false);
  expect(open).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('status').textContent).toBe('Loading');
});
