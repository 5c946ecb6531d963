/**
 * Lets a field with suggestions choose an option of the select whose id is in its `data-picks`. The beginning of a name is
 * enough if no other name begins so. Fields of a late group are not React's, so the form listens.
 */
export function pickTyped({ target: field, type }: Event): void {
  if (!(field instanceof HTMLInputElement) || field.dataset.picks === undefined) return;
  const select = document.getElementById(field.dataset.picks);
  if (!(select instanceof HTMLSelectElement)) return;
  const options = [...select.options].filter(({ value }) => value !== '');
  if (type === 'focusin') {
    const names = new Set(options.map(({ text }) => text));
    field.list?.replaceChildren(
      ...[...names].map((name) => Object.assign(document.createElement('option'), { value: name })),
    );
    return;
  }
  const typed = field.value.trim().toLowerCase();
  const begun = options.filter(({ text }) => text.toLowerCase().startsWith(typed));
  const exact = begun.find(({ text }) => text.toLowerCase() === typed);
  const found = exact ?? (new Set(begun.map(({ text }) => text)).size === 1 ? begun[0] : undefined);
  field.ariaInvalid = String(typed !== '' && begun.length === 0);
  select.value = typed === '' ? '' : (found?.value ?? '');
  select.dispatchEvent(new Event('input', { bubbles: true }));
}
