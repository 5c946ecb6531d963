import { act, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { answer } from '../testing/answer';
import { skipPause } from '../testing/pause';
import { renderOnPage } from '../testing/render';
import { keep, kept } from '../testing/storage';
import { WantedTabs } from './hero-search';
import { QueryField } from './search-fields';

const row = (name: string, path: string) => ({ kind: 'station', path, name, note: 'BTS', homes: '3 homes' });
const ON_NUT = row('On Nut', '/search?station=BTS-E9');
const ARI = row('Ari', '/search?station=BTS-N5');
const MANY = [ON_NUT, ARI, row('Condo', '/search?type=condo')];

const options = () => screen.queryAllByRole('option', { hidden: true });
const names = () => options().map((option) => option.querySelector('.truncate, .block')?.textContent);
const recent = () => screen.queryByRole('group', { name: 'Recent searches', hidden: true });

/** Renders a form with the field. Each test has other suggestions, because the field caches responses. */
async function openField(suggest: (q: string) => unknown, beside = <WantedTabs />) {
  skipPause(120);
  const requested = answer('/api/suggest', ({ searchParams }) => suggest(searchParams.get('q') ?? ''));
  const page = renderOnPage(
    <form>
      {beside}
      <QueryField />
      <button type="button">Go on</button>
    </form>,
  );
  const input = screen.getByRole<HTMLInputElement>('searchbox');
  const write = async (text: string) => {
    await page.user.click(input);
    await page.user.paste(text);
  };
  return { ...page, requested, input, write };
}

it('the list opens on focus, and arrow keys select a suggestion', async () => {
  const { user, input, requested } = await openField(() => MANY);
  expect(requested).toEqual([]);
  await user.click(input);
  await waitFor(() => expect(names()).toEqual(['On Nut', 'Ari', 'Condo']));
  expect(input.getAttribute('role')).toBe('combobox');
  expect(input.getAttribute('aria-expanded')).toBe('true');
  await user.keyboard('{ArrowUp}');
  await waitFor(() => expect(input.getAttribute('aria-activedescendant')).toBe(options().at(-1)?.id));
  await user.keyboard('{ArrowDown}{ArrowDown}');
  await waitFor(() => expect(input.getAttribute('aria-activedescendant')).toBe(options()[0]?.id));
});

it('Escape closes the list and keeps the text', async () => {
  const { user, input, write } = await openField((q) => (q === 'esc' ? [ARI] : MANY));
  await write('esc');
  await waitFor(() => expect(names()).toEqual(['Ari']));
  await user.keyboard('{Escape}');
  expect(options()).toEqual([]);
  expect(input.value).toBe('esc');
  expect(document.activeElement).toBe(input);
});

it('a suggestion keeps the deal that is chosen in the form', async () => {
  const { user, write } = await openField((q) => (q === 'beside' ? [ON_NUT] : MANY));
  await user.click(screen.getByText('Rent'));
  await write('beside');
  await waitFor(() => expect(names()).toEqual(['On Nut']));
  expect(options()[0]?.getAttribute('href')).toBe('/en-us/search?deal=rent&station=BTS-E9');
  expect(options()[0]?.textContent).not.toContain('3 homes');
});

it('an example fills the field and stays on the page', async () => {
  const example = { kind: 'example', path: '/search?q=pool+villa', name: 'pool villa', note: '', homes: '2 homes' };
  const { user, input, requested, write } = await openField((q) =>
    q === 'example' ? [example, ON_NUT] : q === '' ? MANY : [ARI],
  );
  await write('example');
  await waitFor(() => expect(names()).toEqual(['pool villa', 'On Nut']));
  expect(screen.getByRole('group', { name: 'Try typing this', hidden: true })).toBeDefined();
  const pressed = options()[0];
  if (pressed === undefined) throw new Error('there is no example');
  await user.click(pressed);
  expect(input.value).toBe('pool villa');
  expect(document.activeElement).toBe(input);
  await waitFor(() => expect(names()).toEqual(['Ari']));
  expect(requested.some(({ search }) => search.includes('q=pool+villa'))).toBe(true);
});

it('a late response is not shown for a newer text', async () => {
  let release = (_: unknown) => {};
  const held = new Promise((resolve) => {
    release = resolve;
  });
  const { user, input, requested, write } = await openField((q) => (q === 'late' ? held : q === 'ari' ? [ARI] : MANY));
  await write('late');
  await waitFor(() => expect(requested.some(({ search }) => search.includes('q=late'))).toBe(true));
  await user.clear(input);
  await write('ari');
  await waitFor(() => expect(names()).toEqual(['Ari']));
  await act(async () => release([ON_NUT]));
  expect(names()).toEqual(['Ari']);
});

it('suggestions for another text are removed while a request is pending', async () => {
  const { user, input, requested } = await openField((q) => (q === 'under way' ? new Promise(() => {}) : MANY));
  await user.click(input);
  await waitFor(() => expect(names()).toEqual(['On Nut', 'Ari', 'Condo']));
  await user.paste('under way');
  await waitFor(() => expect(requested.some(({ searchParams }) => searchParams.get('q') === 'under way')).toBe(true));
  expect(names()).toEqual([]);
});

it.each([
  ['a key', async (user: Awaited<ReturnType<typeof openField>>['user']) => user.tab()],
  ['a press', async (user: Awaited<ReturnType<typeof openField>>['user']) => user.click(screen.getByText('Go on'))],
])('a response does not open the list after the visitor has left the field by %s', async (by, leave) => {
  let release = (_: unknown) => {};
  const held = new Promise((resolve) => {
    release = resolve;
  });
  const { user, input, requested } = await openField((q) => (q === by ? held : MANY));
  await user.type(input, by);
  await waitFor(() => expect(requested.some(({ searchParams }) => searchParams.get('q') === by)).toBe(true));
  await leave(user);
  await act(async () => release([ON_NUT]));
  expect(options()).toEqual([]);
  act(() => input.focus());
  await waitFor(() => expect(names()).toEqual(['On Nut']));
});

it('the field works without the server', async () => {
  const { input, write } = await openField(() => []);
  vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('no connection'));
  await write('nothing');
  // The client retries once after a network error.
  await waitFor(() => expect(fetch).toHaveBeenCalledTimes(2));
  await act(async () => undefined);
  expect(options()).toEqual([]);
  expect(input.value).toBe('nothing');
});

const RECENT = [
  { label: 'ari · Condo', query: '?q=ari&type=condo' },
  { label: 'On Nut', query: '?station=BTS-E9' },
];

it('recent searches come first, and can be removed and cleared', async () => {
  keep('recent-searches', RECENT);
  const { user, input } = await openField((q) => (q === '' ? MANY : [ARI]));
  await user.click(input);
  await waitFor(() => expect(names().slice(0, 3)).toEqual(['ari · Condo', 'On Nut', 'On Nut']));
  expect(options()[0]?.getAttribute('href')).toBe('/en-us/search?q=ari&type=condo');
  await user.click(screen.getByLabelText('Remove: ari · Condo'));
  expect(kept('recent-searches')).toEqual([RECENT[1]]);
  expect(document.activeElement).toBe(input);
  await user.click(screen.getByText('Clear all recent searches'));
  expect(kept('recent-searches')).toEqual([]);
  expect(recent()).toBeNull();
  expect(names()).toEqual(['On Nut', 'Ari', 'Condo']);
});

it('Tab moves from the field to the button that removes a recent search', async () => {
  keep('recent-searches', [{ label: 'ari', query: '?q=ari' }]);
  const { user, input } = await openField(() => MANY);
  await user.click(input);
  await waitFor(() => expect(recent()).not.toBeNull());
  await user.tab();
  expect(document.activeElement).toBe(screen.getByLabelText('Remove: ari'));
  await user.keyboard('{Enter}');
  expect(document.activeElement).toBe(input);
  await waitFor(() => expect(recent()).toBeNull());
});

it.each([
  ['are not JSON', '{', []],
  ['link to another site', '[null,3,{"label":"x","query":"//evil.example"}]', []],
  ['contain markup', '[{"label":"<img src=x onerror=alert(1)>","query":"?q=1"}]', ['<img src=x onerror=alert(1)>']],
])('stored searches that %s break nothing', async (_, text, shown) => {
  localStorage.setItem('recent-searches', text);
  const { user, input } = await openField(() => MANY);
  await user.click(input);
  await waitFor(() => expect(names()).toEqual([...shown, 'On Nut', 'Ari', 'Condo']));
});

// Keep this test last: it resets the modules.
it('the field accepts text if the script of the suggestions does not load', async () => {
  vi.resetModules();
  const load = vi.fn(() => {
    throw new Error('the script does not load');
  });
  vi.doMock('./suggest-list', load);
  const { QueryField: PlainField } = await import('./search-fields');
  const { user } = renderOnPage(<PlainField />);
  await user.type(screen.getByRole('searchbox'), 'อารีย์');
  await waitFor(() => expect(load).toHaveBeenCalled());
  await act(async () => undefined);
  expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('อารีย์');
  expect(options()).toEqual([]);
  vi.doUnmock('./suggest-list');
});
