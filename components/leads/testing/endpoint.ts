import { vi } from 'vitest';

/** A response of the endpoint: a status with its JSON, or a network error. */
export type Answer = { readonly status: number; readonly json?: unknown } | 'no-answer';

export const TAKEN: Answer = { status: 201, json: { reference: '3F9A-07C1' } };

type Sent = { readonly path: string; readonly fields: Readonly<Record<string, FormDataEntryValue>> };

const DISTRICTS = [
  { id: '1001', name: { en: 'Phra Nakhon', th: 'พระนคร' } },
  { id: '1002', name: { en: 'Dusit', th: 'ดุสิต' } },
];
const SUBDISTRICTS = [{ id: '100101', name: { en: 'Grand Palace', th: 'พระบรมมหาราชวัง' }, postcode: '10200' }];

function placesOf(query: URLSearchParams): unknown {
  if (query.get('province') === '10') return DISTRICTS;
  return query.get('district') === '1001' ? SUBDISTRICTS : [];
}

const fieldsOf = (body: unknown): Sent['fields'] =>
  body instanceof FormData ? Object.fromEntries(body) : JSON.parse(String(body));

async function answerWith(answer: Answer | undefined): Promise<Response> {
  if (answer === undefined || answer === 'no-answer') throw new TypeError('Failed to fetch');
  return Response.json(answer.json ?? {}, { status: answer.status });
}

/**
 * Mocks the site's endpoints. Enquiries get `answers` in order, then the last one again, each after `before`. Returns
 * the enquiries that were sent, the other requested paths, and a switch that makes the lists fail.
 */
export function stubEndpoints(answers: readonly Answer[] = [TAKEN], before?: Promise<void>) {
  const sent: Sent[] = [];
  const asked: string[] = [];
  const state = { arePlacesDown: false };
  vi.stubGlobal('fetch', async (target: string | Request, init?: RequestInit): Promise<Response> => {
    const { pathname, search, searchParams } = new URL(typeof target === 'string' ? target : target.url, location.href);
    if (pathname === '/api/seller-leads') {
      sent.push({ path: pathname + search, fields: fieldsOf(init?.body) });
      await before;
      return answerWith(answers[Math.min(sent.length, answers.length) - 1]);
    }
    asked.push(pathname + search);
    if (pathname === '/api/seller-leads/opened') return Response.json({ token: 'opened-token' });
    if (state.arePlacesDown) throw new TypeError('Failed to fetch');
    return Response.json(placesOf(searchParams));
  });
  return { sent, asked, state };
}
