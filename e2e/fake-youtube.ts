/**
 * A page that behaves like YouTube's frame: it greets its listener, accepts commands and reports the position of the
 * film. `window.told` records the commands.
 */
export const FAKE_YOUTUBE = `<!doctype html><title>film</title><style>body{margin:0;background:#234}</style><script>
const info = { playerState: -1, currentTime: 0, duration: 100, volume: 100, muted: false, playbackRate: 1, videoLoadedFraction: 1 };
window.told = [];
let listener;
const say = (event, info) => listener?.postMessage(JSON.stringify({ event, info, id: 1, channel: 'widget' }), '*');
const now = (changed) => { Object.assign(info, changed); say('infoDelivery', changed); };
const commands = {
  playVideo: () => now({ playerState: 1 }),
  pauseVideo: () => now({ playerState: 2 }),
  seekTo: (seconds) => now({ currentTime: seconds }),
  setVolume: (volume) => now({ volume }),
  mute: () => now({ muted: true }),
  unMute: () => now({ muted: false }),
  setPlaybackRate: (playbackRate) => now({ playbackRate }),
};
addEventListener('message', ({ source, data }) => {
  const { event, func, args } = JSON.parse(data);
  if (event === 'listening' && listener === undefined) {
    listener = source;
    say('initialDelivery', info);
    say('onReady', null);
    if (new URLSearchParams(location.search).get('autoplay') === '1') commands.playVideo();
  }
  if (event === 'command') { window.told.push([func, ...args]); commands[func]?.(...args); }
});
setInterval(() => { if (info.playerState === 1) now({ currentTime: info.currentTime + 0.25 * info.playbackRate }); }, 250);
</script>`;
