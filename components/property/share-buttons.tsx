'use client';

import { type ReactNode, useState, useSyncExternalStore } from 'react';
import { buttonClass } from '../ui/button';

const neverChanges = () => () => undefined;
const canShare = () => 'share' in navigator;

const useCanShare = (): boolean => useSyncExternalStore(neverChanges, canShare, () => false);

const buttonStyle = buttonClass('quiet', 'px-2 noscript:hidden', 'small');

type Props = {
  title: string;
  words: { copy: string; copied: string; share: string; print: string };
  icons: { copy: ReactNode; share: ReactNode; print: ReactNode };
  /** Analytics attributes of each button. */
  marks: { copy: object; share: object; print: object };
};

export function ShareButtons({ title, words, icons, marks }: Props) {
  const [isCopied, setCopied] = useState(false);
  const hasSheet = useCanShare();
  // If the browser refuses, for example because the press was too long ago, the visitor can copy the address.
  const offerAddress = () => void prompt(words.copy, location.href);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(location.href);
      setCopied(true);
    } catch {
      offerAddress();
    }
  };
  // Closing the share sheet also rejects the promise, with an AbortError.
  const share = () =>
    navigator
      .share({ title, url: location.href })
      .catch((error: unknown) => error instanceof DOMException && error.name === 'NotAllowedError' && offerAddress());
  return (
    <>
      <button type="button" className={buttonStyle} onClick={copy} {...marks.copy}>
        {icons.copy}
        {isCopied ? words.copied : words.copy}
      </button>
      {/* Outside the button, because status text inside it would become part of its name. */}
      <span role="status" className="sr-only">
        {isCopied ? words.copied : ''}
      </span>
      {hasSheet ? (
        <button type="button" className={buttonStyle} onClick={share} {...marks.share}>
          {icons.share}
          {words.share}
        </button>
      ) : null}
      <button type="button" className={buttonStyle} onClick={() => print()} {...marks.print}>
        {icons.print}
        {words.print}
      </button>
    </>
  );
}
