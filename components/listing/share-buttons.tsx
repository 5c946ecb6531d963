'use client';

import { type ReactNode, useState, useSyncExternalStore } from 'react';
import { buttonClass } from '../ui/button-class';

const neverChanges = () => () => undefined;
const canShare = () => 'share' in navigator;

/** Whether this device has a sheet to share with; on the server none has. */
const useCanShare = (): boolean => useSyncExternalStore(neverChanges, canShare, () => false);

const look = buttonClass('secondary', 'noscript:hidden', 'small');

type Props = {
  title: string;
  words: { copy: string; copied: string; share: string; print: string };
  icons: { copy: ReactNode; share: ReactNode; print: ReactNode };
  /** What a press on each is told as. */
  marks: { copy: object; share: object; print: object };
};

/** The page's address to the clipboard or the device's own sheet, and the page to paper. */
export function ShareButtons({ title, words, icons, marks }: Props) {
  const [isCopied, setCopied] = useState(false);
  const hasSheet = useCanShare();
  // Where the clipboard is missing or refused, the address stands there to be copied by hand.
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(location.href);
      setCopied(true);
    } catch {
      prompt(words.copy, location.href);
    }
  };
  // Who closes the sheet again has changed their mind; that is no failure.
  const share = () => navigator.share({ title, url: location.href }).catch(() => undefined);
  return (
    <>
      <button type="button" className={look} onClick={copy} {...marks.copy}>
        {icons.copy}
        {isCopied ? words.copied : words.copy}
      </button>
      {/* A status inside the button would take its name from it. */}
      <span role="status" className="sr-only">
        {isCopied ? words.copied : ''}
      </span>
      {hasSheet ? (
        <button type="button" className={look} onClick={share} {...marks.share}>
          {icons.share}
          {words.share}
        </button>
      ) : null}
      <button type="button" className={look} onClick={() => print()} {...marks.print}>
        {icons.print}
        {words.print}
      </button>
    </>
  );
}
