import { createElement } from 'react';
import type { VideoElementProps } from 'react-player/types';
import { SoundCloudElement } from './soundcloud-element';

const NAME = 'soundcloud-audio';
if (customElements.get(NAME) === undefined) customElements.define(NAME, SoundCloudElement);

/**
 * SoundCloud's element for react-player, which has none. React matches events of custom elements by their exact name.
 */
export const SoundCloudPlayer = ({ ref, slot, style, src, autoPlay, onLoadedMetadata, onError }: VideoElementProps) =>
  createElement(NAME, {
    ...{ ref, slot, style, src, autoplay: autoPlay },
    ...{ onloadedmetadata: onLoadedMetadata, onerror: onError },
  });
