import type { TranslateDictionary } from 'media-chrome/lang/en';
import { addTranslation, setLanguage } from 'media-chrome/utils/i18n';
import type { useTranslations } from 'next-intl';

type ControlWords = ReturnType<typeof useTranslations<'Player.controls'>>;

/** Translations by the library's English phrases: capitalised for tooltips, lower case for accessible names. */
function dictionary(t: ControlWords, what: 'sound' | 'video'): Partial<TranslateDictionary> {
  const play = { Play: t('playVerb'), play: t('playVerb'), Pause: t('pause'), pause: t('pause') };
  const sound = { Mute: t('mute'), mute: t('mute'), Unmute: t('unmute'), unmute: t('unmute'), volume: t('volume') };
  const captions = {
    ...{ Captions: t('captions'), 'closed captions': t('captions'), Off: t('off') },
    ...{ 'Enable captions': t('captionsOn'), 'Disable captions': t('captionsOff') },
  };
  const settings = {
    ...{ Settings: t('settings'), settings: t('settings'), 'Playback rate': t('speed') },
    ...{ Quality: t('quality'), quality: t('quality'), Auto: t('auto') },
  };
  const screens = {
    ...{ 'Enter fullscreen mode': t('fullscreen'), 'enter fullscreen mode': t('fullscreen') },
    ...{ 'Exit fullscreen mode': t('exitFullscreen'), 'exit fullscreen mode': t('exitFullscreen') },
    ...{ 'Enter picture in picture mode': t('pip'), 'enter picture in picture mode': t('pip') },
    ...{ 'Exit picture in picture mode': t('exitPip'), 'exit picture in picture mode': t('exitPip') },
    ...{ 'Start airplay': t('airplay'), 'start airplay': t('airplay') },
    ...{ 'Stop airplay': t('stopAirplay'), 'stop airplay': t('stopAirplay') },
  };
  const time = {
    ...{
      seek: t('seek'),
      'playback time': t('time'),
      'media loading': t('loading'),
      'video player': t('player', { what }),
    },
    'video not loaded, unknown time.': t('notLoaded'),
    // The library fills in these placeholders.
    '{time} remaining': t('remaining', { time: '{time}' }),
    '{currentTime} of {totalTime}': t('ofTotal', { currentTime: '{currentTime}', totalTime: '{totalTime}' }),
    ...{ hour: t('hour'), hours: t('hours'), minute: t('minute'), minutes: t('minutes') },
    ...{ second: t('second'), seconds: t('seconds') },
  };
  return { ...play, ...sound, ...captions, ...settings, ...screens, ...time };
}

/** Sets the player's language. Call it before creating the first control, because controls read their labels once. */
export function speakLanguage(locale: string, t: ControlWords, what: 'sound' | 'video'): void {
  addTranslation(locale, dictionary(t, what));
  setLanguage(locale);
}
