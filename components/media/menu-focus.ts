/** The library renders menu items in the shadow root of the menu. */
const linesOf = (menu: HTMLElement) =>
  Array.from(menu.shadowRoot?.querySelectorAll<HTMLElement>('media-chrome-menu-item') ?? []);

/**
 * Focuses the selected item when a menu opens, because the item may be below the edge of a small player. Also keeps the
 * menu open when its items are rendered again, for example after an automatic change of quality: the browser then blurs
 * the removed item, and the library would close the menu.
 *
 * @returns A function that removes the listeners.
 */
export function keepMenuFocus(menu: HTMLElement): () => void {
  const ending = new AbortController();
  const { signal } = ending;

  function goToChoice() {
    // A press on an item focuses that item.
    if (menu.matches(':active')) return;
    linesOf(menu)
      .find((line) => line.ariaChecked === 'true')
      ?.focus();
  }

  function outliveDrawing(event: FocusEvent) {
    const [line] = event.composedPath();
    if (!(event.isTrusted && event.relatedTarget === null && line instanceof HTMLElement)) return;
    event.stopImmediatePropagation();
    const place = linesOf(menu).indexOf(line);
    // Wait for the render to finish, to see whether the item was removed.
    queueMicrotask(() => {
      if (line.isConnected) line.dispatchEvent(new FocusEvent('focusout', { bubbles: true, composed: true }));
      else linesOf(menu)[place]?.focus();
    });
  }

  menu.addEventListener(
    'toggle',
    () => {
      if (!menu.hidden) menu.addEventListener('focusin', goToChoice, { once: true, signal });
    },
    { signal },
  );
  menu.addEventListener('focusout', outliveDrawing, { capture: true, signal });
  return () => ending.abort();
}
