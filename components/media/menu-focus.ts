/** The library draws the lines of its menus in the shadow of each. */
const linesOf = (menu: HTMLElement) =>
  Array.from(menu.shadowRoot?.querySelectorAll<HTMLElement>('media-chrome-menu-item') ?? []);

/**
 * A menu of choices opens at the choice that holds, which may lie below the edge of a small film. And it stays open when
 * its lines are drawn again, as they are when a film changes its quality by itself: the browser takes the focus from the
 * line that goes, and the library would take that for a press elsewhere.
 *
 * @returns What ends it.
 */
export function keepMenuFocus(menu: HTMLElement): () => void {
  const ending = new AbortController();
  const { signal } = ending;

  function goToChoice() {
    // A press on a line is for that line.
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
    // Only after the drawing is known whether the line is gone.
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
