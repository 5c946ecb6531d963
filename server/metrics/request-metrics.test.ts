import { expect, it } from 'vitest';
import { prometheusText } from '../../lib/http/prometheus-text';
import { RequestMetrics, requestKind, responseKind } from './request-metrics';

it('counts by kind and class, and counts each duration in its bucket and all larger ones', () => {
  const metrics = new RequestMetrics();
  metrics.record('page', 200, 0.005);
  metrics.record('page', 304, 0.3);
  metrics.record('page', 503, 60);
  metrics.record('form', 422, 0.01);
  const text = prometheusText(metrics.families());
  for (const line of [
    'rommai_http_requests_total{kind="page",class="2xx"} 1',
    'rommai_http_requests_total{kind="page",class="3xx"} 1',
    'rommai_http_requests_total{kind="page",class="5xx"} 1',
    'rommai_http_requests_total{kind="form",class="4xx"} 1',
    'rommai_http_request_duration_seconds_bucket{kind="page",le="0.005"} 1',
    'rommai_http_request_duration_seconds_bucket{kind="page",le="0.25"} 1',
    'rommai_http_request_duration_seconds_bucket{kind="page",le="0.5"} 2',
    'rommai_http_request_duration_seconds_bucket{kind="page",le="5"} 2',
    'rommai_http_request_duration_seconds_bucket{kind="page",le="+Inf"} 3',
    'rommai_http_request_duration_seconds_sum{kind="page"} 60.305',
    'rommai_http_request_duration_seconds_count{kind="page"} 3',
  ])
    expect(text).toContain(`${line}\n`);
});

const kind = (url: string, method = 'GET', headers = {}) => requestKind({ url, method, headers });

it.each([
  ['/', 'page'],
  ['/th-th/listings/rm-1001', 'page'],
  ['/th-th/search?q=a.b/c.d', 'page'],
  ['/_next/static/chunks/a.js', 'static'],
  ['/_ipx/w_640/photos/a.jpg', 'picture'],
  ['/photos/a.jpg?v=1', 'other'],
  ['/robots.txt', 'other'],
  ['/api/suggest?q=condo', 'api'],
  ['/api/seller-leads', 'api'],
] as const)('classifies %s as %s', (url, expected) => {
  expect(kind(url)).toBe(expected);
});

it('distinguishes page data from pages, and forms from the rest of the API', () => {
  expect(kind('/th-th?_rsc=x', 'GET', { rsc: '1' })).toBe('data');
  expect(kind('/api/seller-leads?locale=th-th', 'POST')).toBe('form');
  expect(kind('/th-th', 'POST')).toBe('other');
});

it('classifies a redirect of a page by its status', () => {
  expect(responseKind('page', 308)).toBe('redirect');
  expect(responseKind('page', 304)).toBe('page');
  expect(responseKind('form', 303)).toBe('form');
});
