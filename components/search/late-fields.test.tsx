import { act, screen, waitFor } from '@testing-library/react';
import { parseSearchQuery } from 'thai-property-search/params';
import { expect, it, vi } from 'vitest';
import { renderOnPage } from '../testing/render';
import { LateFields } from './filter-sheet';
import { LateGroup } from './late-group';

const PAGE =
  '<!doctype html><form><div id="fields-more"><input name="amenity" value="lift" type="checkbox"></div></form>';

/** A closed group of fields, and the addresses that are requested. `answers` are the responses, in order. */
function closedGroup(answers: readonly (() => Response)[]) {
  const asked: string[] = [];
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (address) => {
    asked.push(String(address));
    return answers[asked.length - 1]?.() ?? Response.error();
  });
  const details = (type: string) => (
    <details>
      <summary>More filters</summary>
      <LateFields id="fields-more" path={`/search?type=${type}&fields=all`} label="Open these filters" />
    </details>
  );
  const { container, rerender } = renderOnPage(details('condo'));
  const group = container.querySelector('details');
  if (group === null) throw new Error('the group is not rendered');
  const toggle = () => {
    group.open = !group.open;
    group.dispatchEvent(new Event('toggle'));
  };
  const field = () => group.querySelector<HTMLInputElement>('[name=amenity]');
  return { asked, toggle, field, search: (type: string) => rerender(details(type)) };
}

it('the fields of a closed group come from the page with all fields when it is opened, once', async () => {
  const { asked, toggle, field } = closedGroup([() => new Response(PAGE)]);
  expect(screen.getByText('Open these filters').getAttribute('formaction')).toBe('/en-us/search#fields-more');
  expect(asked).toEqual([]);
  act(toggle);
  expect(document.querySelector('[aria-busy=true] .skeleton')).not.toBeNull();
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

it('after another search a loaded group comes again, unless something has just been ticked in it', async () => {
  const { asked, toggle, field, search } = closedGroup([
    () => new Response(PAGE),
    () => new Response(PAGE.replace('lift', 'pool')),
    () => new Response(PAGE),
  ]);
  toggle();
  await waitFor(() => expect(field()?.value).toBe('lift'));
  search('villa');
  await waitFor(() => expect(field()?.value).toBe('pool'));
  field()?.click();
  search('land');
  await waitFor(() => expect(asked).toHaveLength(3));
  await act(async () => undefined);
  expect(field()).toMatchObject({ value: 'pool', checked: true });
});

it('the fields of a group that has come are outdated after another filter: its filters are hidden inputs again', async () => {
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response(PAGE));
  const group = (query: string) => (
    <form>
      <LateGroup
        name="more"
        title="More"
        hasField={({ name }) => name === 'amenities'}
        params={parseSearchQuery(new URLSearchParams(query))}
        allFields={false}
      >
        {null}
      </LateGroup>
    </form>
  );
  const { container, rerender } = renderOnPage(group('type=condo'));
  const form = container.querySelector('form') ?? undefined;
  const amenities = () => new FormData(form).getAll('amenity');
  const details = container.querySelector('details');
  const heard = vi.fn();
  form?.addEventListener('input', heard);
  details?.setAttribute('open', '');
  details?.dispatchEvent(new Event('toggle'));
  await waitFor(() => expect(container.querySelector('[type=checkbox]')).not.toBeNull());
  // The fields are announced in an effect.
  await waitFor(() => expect(heard).toHaveBeenCalledOnce());
  details?.removeAttribute('open');
  rerender(group('type=condo&amenity=lift'));
  expect(amenities()).toEqual(['lift']);
  rerender(group('type=condo'));
  expect(amenities()).toEqual([]);
});
