import { expect, it } from 'vitest';
import { VIEW } from './catalogue';
import { eventFaults } from './event-faults';
import { errorShown } from './events';
import { wholeView } from './whole-view';

const home = { event: 'content-view', 'content-name': '/th-th', 'content-view-name': 'home' };
const spoken = { ...home, language: 'th-th', layout: 'mobile' };

it('says every parameter that the catalogue has for a view, null where the page has none', () => {
  expect(Object.keys(wholeView(spoken)).sort()).toEqual(['event', ...Object.keys(VIEW.parameters)].sort());
  expect(wholeView(spoken)).toMatchObject({ ...spoken, content_id: null, results: null });
  expect(eventFaults(wholeView(spoken))).toEqual([]);
});

it('recognises a page view under any event name', () => {
  const renamed = { ...spoken, event: 'page-shown' };
  expect(wholeView(renamed)).toEqual({ ...wholeView(spoken), event: 'page-shown' });
  expect(eventFaults(wholeView(renamed))).toEqual([]);
});

it('leaves what a page says, and other events, as they are', () => {
  expect(wholeView(VIEW.example)).toMatchObject(VIEW.example);
  expect(wholeView(errorShown(404))).toEqual(errorShown(404));
});
