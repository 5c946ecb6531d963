import { expect, test } from '@playwright/test';

test('W1 W2 W5 the contact widgets are sorted and have the specified fields', async ({ request }) => {
  const response = await request.get('/api/contact-widgets');
  expect(response.status()).toBe(200);
  const widgets = await response.json();
  expect(widgets.map((widget: { order: number }) => widget.order)).toEqual([1, 2, 3, 4]);
  for (const widget of widgets) {
    expect(Object.keys(widget)).toEqual([
      'order',
      'contact_name',
      'contact_url',
      'is_phonenumber',
      'contact_image_url',
      'contact_image_grey_url',
    ]);
  }
});

test('E3 N3 an unknown API path returns a JSON 404 that names the path', async ({ request }) => {
  for (const method of ['GET', 'POST', 'DELETE']) {
    const response = await request.fetch('/api/nope/x', { method });
    expect(response.status()).toBe(404);
    expect(await response.json()).toEqual({
      statusCode: 404,
      statusMessage: 'Page Not Found',
      message: 'Page not found: /api/nope/x',
      data: { path: '/api/nope/x' },
    });
  }
});

test('E3 an API route rejects an unsupported method with a JSON 405', async ({ request }) => {
  for (const [methods, path, allow] of [
    [['POST'], '/api/contact-widgets', 'GET, HEAD'],
    [['GET'], '/api/seller-leads', 'POST'],
    [['POST', 'PUT', 'PATCH', 'DELETE'], '/api/places?province=10', 'GET, HEAD'],
    [['POST', 'PUT', 'PATCH', 'DELETE'], '/api/icons/lucide.json?icons=house', 'GET, HEAD'],
  ] as const) {
    for (const method of methods) {
      const response = await request.fetch(path, { method });
      expect([response.status(), response.headers().allow], `${method} ${path}`).toEqual([405, allow]);
      expect(await response.json()).toMatchObject({ statusCode: 405, statusMessage: 'Method Not Allowed' });
    }
  }
});
