import { expect, it } from 'vitest';
import { VIEW } from './catalogue';
import { eventFaults } from './event-faults';
import { errorShown } from './events';
import { wholeView } from './whole-view';

const home = { event: 'content-view', 'content-name': '/th-th', 'content-view-name': 'home' };
const onPhone = { ...home, language: 'th-th', layout: 'mobile' };

it('sets every parameter of a view in the catalogue, null for those that the page lacks', () => {
  expect(Object.keys(wholeView(onPhone)).sort()).toEqual(['event', ...Object.keys(VIEW.parameters)].sort());
  expect(wholeView(onPhone)).toMatchObject({ ...onPhone, content_id: null, results: null });
  expect(eventFaults(wholeView(onPhone))).toEqual([]);
});

it('recognises a page view under any event name', () => {
  const renamed = { ...onPhone, event: 'page-shown' };
  expect(wholeView(renamed)).toEqual({ ...wholeView(onPhone), event: 'page-shown' });
  expect(eventFaults(wholeView(renamed))).toEqual([]);
});

it('keeps the parameters of the page, and returns other events unchanged', () => {
  expect(wholeView(VIEW.example)).toMatchObject(VIEW.example);
  expect(wholeView(errorShown(404))).toEqual(errorShown(404));
});
