import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderOnPage } from '../testing/render';
import { LateFields } from './filter-sheet';

const PAGE =
  '<!doctype html><form><div id="fields-more"><input name="amenity" value="lift" type="checkbox"></div></form>';

/** A closed group of fields, and the addresses that are requested. `answers` are the responses, in order. */
function closedGroup(answers: readonly (() => Response)[]) {
  const asked: string[] = [];
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (address) => {
    asked.push(String(address));
    return answers[asked.length - 1]?.() ?? Response.error();
  });
  const { container } = renderOnPage(
    <details>
      <summary>More filters</summary>
      <LateFields id="fields-more" path="/search?type=condo&fields=all" label="Open these filters" />
    </details>,
  );
  const group = container.querySelector('details');
  if (group === null) throw new Error('the group is not rendered');
  const toggle = () => {
    group.open = !group.open;
    group.dispatchEvent(new Event('toggle'));
  };
  return { asked, toggle, field: () => group.querySelector('[name=amenity]') };
}

it('the fields of a closed group come from the page with all fields when it is opened, once', async () => {
  const { asked, toggle, field } = closedGroup([() => new Response(PAGE)]);
  expect(screen.getByText('Open these filters').getAttribute('formaction')).toBe('/en-us/search#fields-more');
  expect(asked).toEqual([]);
  toggle();
  await waitFor(() => expect(field()).not.toBeNull());
  expect(screen.queryByText('Open these filters')).toBeNull();
  toggle();
  toggle();
  expect(asked).toEqual(['/en-us/search?type=condo&fields=all']);
});

it('if the fields cannot be loaded, the button stays, and opening the group again retries', async () => {
  const { asked, toggle, field } = closedGroup([() => new Response('', { status: 503 }), () => new Response(PAGE)]);
  toggle();
  await waitFor(() => expect(asked).toHaveLength(1));
  expect(field()).toBeNull();
  expect(screen.getByText('Open these filters')).toBeDefined();
  toggle();
  toggle();
  await waitFor(() => expect(field()).not.toBeNull());
});
