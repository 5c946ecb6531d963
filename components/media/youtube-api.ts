/** Documented at developers.google.com/youtube/iframe_api_reference. */
const ADDRESS = 'https://www.youtube.com/iframe_api';

declare global {
  interface Window {
    YT?: { Player?: unknown } | undefined;
    onYouTubeIframeAPIReady?: () => void;
  }
}

/** Call it only after a press. Without it, react-player loads the script, reports no failure and never tries again. */
export function loadYouTubeApi(onLoad: () => void, onFail: () => void): () => void {
  if (window.YT?.Player !== undefined) {
    onLoad();
    return () => undefined;
  }
  // The script loads a second one. If only the first has loaded, it would do nothing the next time.
  window.YT = undefined;
  const { onYouTubeIframeAPIReady: callOthers } = window;
  let isStopped = false;
  window.onYouTubeIframeAPIReady = () => {
    callOthers?.();
    if (!isStopped) onLoad();
  };
  const script = document.createElement('script');
  script.src = ADDRESS;
  script.addEventListener('error', () => {
    if (!isStopped) onFail();
  });
  document.head.append(script);
  return () => {
    isStopped = true;
  };
}
