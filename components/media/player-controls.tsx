import {
  MediaAirplayButton,
  MediaCaptionsButton,
  MediaControlBar,
  MediaFullscreenButton,
  MediaLoadingIndicator,
  MediaMuteButton,
  MediaPipButton,
  MediaPlayButton,
  MediaTimeDisplay,
  MediaTimeRange,
  MediaVolumeRange,
} from 'media-chrome/react';
import {
  MediaCaptionsMenu,
  MediaPlaybackRateMenu,
  MediaRenditionMenu,
  MediaSettingsMenu,
  MediaSettingsMenuButton,
  MediaSettingsMenuItem,
} from 'media-chrome/react/menu';
import { useTranslations } from 'next-intl';
import { PLAYER } from '@/lib/config/constants';

/** The library's range runs from 0 to 1 in any step; P's from 0 to 100 in steps of 0.01. */
const STEP = String(PLAYER.range.step / (PLAYER.range.max - PLAYER.range.min));

type RangeElement = { range: HTMLInputElement };
const setStep = (element: RangeElement | null) => {
  if (element) element.range.step = STEP;
};

/** The way back out of a part of the settings has its name in English only. */
const nameWayBack = (name: string) => (menu: HTMLElement | null) =>
  menu?.shadowRoot?.querySelector('[part~=back]')?.setAttribute('aria-label', name);

function Settings() {
  const t = useTranslations('Player.controls');
  const wayBack = nameWayBack(t('back'));
  return (
    <MediaSettingsMenu anchor="auto" hidden>
      <MediaSettingsMenuItem className="needs-captions">
        {t('captions')}
        <MediaCaptionsMenu slot="submenu" hidden ref={wayBack}>
          <span slot="title">{t('captions')}</span>
        </MediaCaptionsMenu>
      </MediaSettingsMenuItem>
      <MediaSettingsMenuItem className="needs-qualities">
        {t('quality')}
        <MediaRenditionMenu slot="submenu" hidden ref={wayBack}>
          <span slot="title">{t('quality')}</span>
        </MediaRenditionMenu>
      </MediaSettingsMenuItem>
      <MediaSettingsMenuItem>
        {t('speed')}
        <MediaPlaybackRateMenu slot="submenu" rates={[...PLAYER.speeds]} hidden ref={wayBack}>
          <span slot="title">{t('speed')}</span>
        </MediaPlaybackRateMenu>
      </MediaSettingsMenuItem>
    </MediaSettingsMenu>
  );
}

/** P: large play, play, progress, time, mute, volume, captions, settings, picture in picture, AirPlay, full screen. */
export function PlayerControls() {
  return (
    <>
      <MediaLoadingIndicator slot="centered-chrome" noAutohide />
      <MediaPlayButton slot="centered-chrome" className="large-play" noTooltip />
      <Settings />
      <MediaControlBar className="place">
        <MediaTimeRange ref={setStep} />
      </MediaControlBar>
      <MediaControlBar className="buttons">
        <MediaPlayButton />
        <MediaMuteButton />
        <MediaVolumeRange ref={setStep} />
        <MediaTimeDisplay showDuration noToggle />
        <span className="grow" />
        <MediaCaptionsButton />
        <MediaSettingsMenuButton />
        <MediaPipButton />
        <MediaAirplayButton />
        <MediaFullscreenButton />
      </MediaControlBar>
    </>
  );
}
