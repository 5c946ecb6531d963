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
import { Strokes } from '../ui/glyph';

const itemsOf = (menu: HTMLElement) =>
  Array.from(menu.shadowRoot?.querySelectorAll<HTMLElement>('media-chrome-menu-item') ?? []);

/** Focuses the selected item, and keeps the menu open when the library renders its items again. */
function keepMenuFocus(menu: HTMLElement): () => void {
  const controller = new AbortController();
  const { signal } = controller;

  function focusSelected() {
    // A press focuses its own item.
    if (menu.matches(':active')) return;
    itemsOf(menu)
      .find((item) => item.ariaChecked === 'true')
      ?.focus();
  }

  /** When items render again, the browser blurs the removed item, and the library would close the menu. */
  function keepFocusOnRender(event: FocusEvent) {
    const [item] = event.composedPath();
    if (!(event.isTrusted && event.relatedTarget === null && item instanceof HTMLElement)) return;
    event.stopImmediatePropagation();
    const index = itemsOf(menu).indexOf(item);
    queueMicrotask(() => {
      if (item.isConnected) item.dispatchEvent(new FocusEvent('focusout', { bubbles: true, composed: true }));
      else itemsOf(menu)[index]?.focus();
    });
  }

  menu.addEventListener(
    'toggle',
    () => {
      if (!menu.hidden) menu.addEventListener('focusin', focusSelected, { once: true, signal });
    },
    { signal },
  );
  menu.addEventListener('focusout', keepFocusOnRender, { capture: true, signal });
  return () => controller.abort();
}

/** Lucide icon path (ISC licence). */
const GEAR =
  'M9.671 4.136a2.34 2.34 0 0 1 4.659 0 2.34 2.34 0 0 0 3.319 1.915 2.34 2.34 0 0 1 2.33 4.033 2.34 2.34 0 0 0 0 3.831 2.34 2.34 0 0 1-2.33 4.033 2.34 2.34 0 0 0-3.319 1.915 2.34 2.34 0 0 1-4.659 0 2.34 2.34 0 0 0-3.32-1.915 2.34 2.34 0 0 1-2.33-4.033 2.34 2.34 0 0 0 0-3.831A2.34 2.34 0 0 1 6.35 6.051a2.34 2.34 0 0 0 3.319-1.915M15 12a3 3 0 1 1-6 0 3 3 0 0 1 6 0';

/** P's range is 0 to 100; the library's is 0 to 1. */
const STEP = String(PLAYER.range.step / (PLAYER.range.max - PLAYER.range.min));

type RangeElement = { range: HTMLInputElement };
const setStep = (element: RangeElement | null) => {
  if (element) element.range.step = STEP;
};

/** The library's `aria-checked` is not valid on the role button. */
const makeSwitch = (element: HTMLElement | null) => element?.setAttribute('role', 'switch');

/** The library's label is English, and its role is not valid in a menu. */
const labelBackButton = (name: string) => (menu: HTMLElement | null) => {
  const backButton = menu?.shadowRoot?.querySelector('[part~=back]');
  backButton?.setAttribute('role', 'menuitem');
  backButton?.setAttribute('aria-label', name);
  return menu?.slot === 'submenu' ? keepMenuFocus(menu) : undefined;
};

function Settings() {
  const t = useTranslations('Player.controls');
  const backButton = labelBackButton(t('back'));
  return (
    <MediaSettingsMenu anchor="auto" hidden ref={backButton}>
      <MediaSettingsMenuItem className="needs-captions">
        {t('captions')}
        <MediaCaptionsMenu slot="submenu" hidden ref={backButton}>
          <span slot="title">{t('captions')}</span>
        </MediaCaptionsMenu>
      </MediaSettingsMenuItem>
      <MediaSettingsMenuItem className="needs-qualities">
        {t('quality')}
        <MediaRenditionMenu slot="submenu" hidden ref={backButton}>
          <span slot="title">{t('quality')}</span>
        </MediaRenditionMenu>
      </MediaSettingsMenuItem>
      <MediaSettingsMenuItem>
        {t('speed')}
        <MediaPlaybackRateMenu slot="submenu" rates={[...PLAYER.speeds]} hidden ref={backButton}>
          <span slot="title">{t('speed')}</span>
        </MediaPlaybackRateMenu>
      </MediaSettingsMenuItem>
    </MediaSettingsMenu>
  );
}

export function PlayerControls() {
  return (
    <>
      <MediaLoadingIndicator slot="centered-chrome" noAutohide />
      <MediaPlayButton slot="centered-chrome" className="large-play" noTooltip />
      <Settings />
      <MediaControlBar className="place">
        <MediaTimeRange ref={setStep} />
        <MediaTimeDisplay showDuration noToggle />
      </MediaControlBar>
      <MediaControlBar className="buttons">
        <MediaPlayButton />
        <MediaMuteButton />
        <MediaVolumeRange ref={setStep} />
        <span className="grow" />
        <MediaCaptionsButton ref={makeSwitch} />
        <MediaSettingsMenuButton>
          <span slot="icon">
            <Strokes path={GEAR} className="size-6" />
          </span>
        </MediaSettingsMenuButton>
        <MediaPipButton />
        <MediaAirplayButton />
        <MediaFullscreenButton />
      </MediaControlBar>
    </>
  );
}
