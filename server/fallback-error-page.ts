import type { OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { env } from '../lib/config/env';
import { ERROR_MESSAGES } from '../lib/config/error-messages';
import { SITE } from '../lib/config/site';
import type { RenderedPage } from './page-cache/rendered-page';
import { policySources, withPolicy } from './security-policy';
import { requestId } from './site-response';

type Words = readonly [thai: string, english: string];

const WORDS: Readonly<Record<number, Words>> = {
  404: ['ไม่พบหน้านี้', ERROR_MESSAGES.notFound],
  429: [
    'มีการเปิดหน้านี้บ่อยเกินไป กรุณาลองอีกครั้งใน 10\u00a0นาที',
    'This page was opened too often. Please try again in ten minutes.',
  ],
  431: [
    'เบราว์เซอร์ส่งข้อมูลมามากเกินไป กรุณาลบคุกกี้ของเว็บไซต์นี้',
    'Your browser sent more data than we can read. Please delete this site’s cookies.',
  ],
  503: [
    'ขณะนี้มีผู้เข้าชมจำนวนมาก กรุณาลองอีกครั้งในอีกสักครู่',
    'Many people are visiting right now. Please try again in a moment.',
  ],
};

const REFUSED: Words = ['เปิดลิงก์นี้ไม่ได้ กรุณาตรวจสอบอีกครั้ง', 'We couldn’t open this address. Please check it.'];
const BROKEN: Words = ['ระบบขัดข้อง ขออภัย', ERROR_MESSAGES.server];

/** E2: both languages, and no style sheet or message file, which could fail again. The id needs no escaping. */
function fallbackHtml(status: number, id = ''): string {
  const [thai, message] = WORDS[status] ?? (status < 500 ? REFUSED : BROKEN);
  return [
    `<!doctype html><html lang="th-TH"><meta charset="utf-8"><meta name="viewport" content="width=device-width">`,
    `<title>${status} · ${message}</title>`,
    `<body style="font-family:system-ui,sans-serif;max-width:40rem;margin:15vh auto;padding:0 1rem;line-height:1.7">`,
    `<h1>${thai} <span lang="en">${message}</span></h1>`,
    `<p>กรุณาโหลดหน้านี้อีกครั้ง หรือโทรหาเรา <span lang="en">Please load the page again, or call us:</span> `,
    `<a href="tel:${SITE.phone}">${SITE.phone}</a></p><p><code>${status} ${id}</code></p>`,
  ].join('');
}

/** E2: the page for when no error page can be rendered. `id` is in the log, too. */
export function fallbackErrorPage(status: number, headers: OutgoingHttpHeaders = {}, id = ''): RenderedPage {
  const body = Buffer.from(fallbackHtml(status, id));
  const always = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' };
  const page = { status, headers: { ...always, 'content-length': body.length, ...headers }, body };
  return withPolicy(page, policySources(env()));
}

export function sendFailure(response: ServerResponse): void {
  if (response.headersSent) {
    response.destroy();
    return;
  }
  const { status, headers, body } = fallbackErrorPage(500, {}, requestId(response.req));
  response.writeHead(status, headers).end(body);
}
