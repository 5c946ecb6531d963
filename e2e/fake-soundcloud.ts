/**
 * A page that behaves like SoundCloud's frame: it reports when it is ready, sends the subscribed events and accepts
 * commands. Times are in milliseconds, and volumes go from 0 to 100.
 */
export const FAKE_SOUNDCLOUD = `<!doctype html><title>sound</title><style>body{margin:0;background:#f50}</style><script>
let position = 0, timer;
const asked = new Set();
const say = (method, value) => parent.postMessage(JSON.stringify({ method, value, widgetId: 'widget' }), '*');
const tell = (method) => { if (asked.has(method)) say(method, { currentPosition: position, relativePosition: position / 60000 }); };
const commands = {
  addEventListener: (name) => asked.add(name),
  getDuration: () => say('getDuration', 60000),
  setVolume: (volume) => { document.title = String(volume); },
  seekTo: (to) => { position = to; tell('seek'); },
  play: () => { clearInterval(timer); timer = setInterval(() => { position += 100; tell('playProgress'); }, 100); tell('play'); },
  pause: () => { clearInterval(timer); tell('pause'); },
};
addEventListener('message', ({ data }) => { const { method, value } = JSON.parse(data); commands[method]?.(value); });
addEventListener('load', () => say('ready'));
</script>`;
