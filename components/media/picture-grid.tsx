import { PICTURE_KINDS, type PictureKind } from '@/lib/analytics/event-values';
import pictureAddress, { pictureSrcSet } from '@/lib/media/picture-address';
import { Strokes } from '../ui/glyph';
import { SIGNS } from './late-media';
import { keepFromLightbox, type LargeSlide, MapCopy } from './lightbox-slides';

const FILM_SIGNS: Partial<Record<PictureKind, string>> = { video: SIGNS.play, 'tour-360': SIGNS.around };

const SIZES = '(min-width: 80rem) 260px, (min-width: 40rem) 33vw, 50vw';

const focus = (button: HTMLButtonElement | null) => button?.focus();

type Props = {
  slides: readonly LargeSlide[];
  titles: Readonly<Record<PictureKind, string>>;
  /** The slide whose button has the focus. */
  current: number;
  onChoose: (index: number) => void;
};

/** All slides at a glance, by kind. */
export function PictureGrid({ slides, titles, current, onChoose }: Props) {
  const numbered = slides.map((slide, index) => ({ ...slide, index }));
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only keeps scrolling and keys from the slides below
    <div
      onPointerDown={keepFromLightbox}
      onWheel={keepFromLightbox}
      onKeyDown={keepFromLightbox}
      className="picture-grid"
    >
      {PICTURE_KINDS.map((kind) => {
        const tiles = numbered.filter((slide) => slide.kind === kind);
        if (tiles.length === 0) return null;
        return (
          <section key={kind} aria-labelledby={`grid-${kind}`}>
            <h2 id={`grid-${kind}`}>{titles[kind]}</h2>
            <ul>
              {tiles.map(({ index, picture: { url, width, alt, lang, colour } }) => (
                <li key={index}>
                  <button type="button" ref={index === current ? focus : undefined} onClick={() => onChoose(index)}>
                    {kind === 'map' ? (
                      <MapCopy alt={alt} />
                    ) : (
                      <img
                        src={pictureAddress({ src: url, width: 640 })}
                        srcSet={pictureSrcSet(url, width)}
                        sizes={SIZES}
                        alt={alt}
                        lang={lang}
                        loading="lazy"
                        style={{ backgroundColor: colour }}
                        className={kind === 'floor-plan' ? 'floor-plan object-contain' : 'object-cover'}
                      />
                    )}
                    {FILM_SIGNS[kind] ? <Strokes path={FILM_SIGNS[kind]} /> : null}
                  </button>
                </li>
              ))}
            </ul>
          </section>
        );
      })}
    </div>
  );
}
