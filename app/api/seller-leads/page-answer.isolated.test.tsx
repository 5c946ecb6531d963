import { beforeEach, expect, it, vi } from 'vitest';
import { PAGE_HEADER } from '@/lib/config/constants';
import { SITE } from '@/lib/config/site';
import { readLeadForm } from '@/lib/leads/lead-form';
import { POST } from './route';

const { receiveForm } = vi.hoisted(() => ({ receiveForm: vi.fn() }));
vi.mock('@/lib/leads/receive-form.server', () => ({ receiveForm, wantsData: () => false, formLocale: () => 'en-us' }));
vi.mock('next-intl/server', () => ({ getTranslations: async () => (key: string) => key }));

const send = () =>
  POST(new Request('http://localhost/api/seller-leads', { method: 'POST', headers: { accept: 'text/html' } }));
const refused = { code: 'too-many', waitSeconds: 9 };

beforeEach(() => vi.stubGlobal('rommaiHalfSent', new Map()));

it('a plain form that has to wait is named the page on which it goes on', async () => {
  receiveForm.mockResolvedValue({ ...refused, values: readLeadForm({ get: () => '' }) });
  const answer = await send();
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([429, '9']);
  expect(answer.headers.get(PAGE_HEADER)).toMatch(/^\/en-us\/contact-us-for-sell\/again\/[0-9a-f]{32}$/);
});

it('one of too many tries gets words, the wait and the telephone, and no page is left for it', async () => {
  receiveForm.mockResolvedValue(refused);
  const answer = await send();
  expect([answer.status, answer.headers.get('retry-after'), answer.headers.get(PAGE_HEADER)]).toEqual([429, '9', null]);
  expect(await answer.text()).toMatch(new RegExp(`formErrors.too-many.*tel:\\${SITE.phone}`, 's'));
  expect(globalThis.rommaiHalfSent?.size).toBe(0);
});
