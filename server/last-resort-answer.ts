import type { OutgoingHttpHeaders } from 'node:http';
import { ERROR_MESSAGES } from '../lib/config/constants';
import { env } from '../lib/config/env';
import { SITE } from '../lib/config/site';
import type { RenderedPage } from './page-cache/rendered-page';
import { withPolicy } from './security/page-security';
import { policySources } from './security/policy-sources';

type Words = readonly [thai: string, english: string];

const WORDS: Readonly<Record<number, Words>> = {
  404: ['ไม่พบหน้านี้', ERROR_MESSAGES.notFound],
  431: [
    'เบราว์เซอร์ส่งข้อมูลมามากเกินไป โปรดลบคุกกี้ของเว็บไซต์นี้',
    'Your browser sent more than we can read. Please delete the cookies of this site.',
  ],
  503: [
    'ขณะนี้มีผู้เข้าชมจำนวนมาก โปรดลองอีกครั้งในอีกสักครู่',
    'Many people are visiting right now. Please try again in a moment.',
  ],
};

const REFUSED: Words = ['เปิดลิงก์นี้ไม่ได้ โปรดตรวจดูอีกครั้ง', 'We could not open this address. Please check it.'];
const BROKEN: Words = ['ระบบขัดข้อง ขออภัย', ERROR_MESSAGES.server];

/**
 * E2: the page for when not even an error page can be rendered. Both languages, no style sheet, no message files,
 * nothing that could fail again; the phone number, because a person can still help, and the id by which whoever is called
 * finds it in the log. An id has no characters that mean anything in HTML.
 */
function lastResortPage(status: number, id = ''): string {
  const [thai, message] = WORDS[status] ?? (status < 500 ? REFUSED : BROKEN);
  return [
    `<!doctype html><html lang="th-TH"><meta charset="utf-8"><meta name="viewport" content="width=device-width">`,
    `<title>${status} · ${message}</title>`,
    `<body style="font-family:system-ui,sans-serif;max-width:40rem;margin:15vh auto;padding:0 1rem;line-height:1.7">`,
    `<h1>${thai} <span lang="en">${message}</span></h1>`,
    `<p>ลองโหลดหน้านี้อีกครั้ง หรือโทรหาเรา <span lang="en">Please load the page again, or call us:</span> `,
    `<a href="tel:${SITE.phone}">${SITE.phone}</a></p><p><code>${status} ${id}</code></p>`,
  ].join('');
}

/** The last page there is (E2), whole: under a policy of its own, and for nobody to keep. `id` finds it in the log. */
export function lastResortAnswer(status: number, headers: OutgoingHttpHeaders = {}, id = ''): RenderedPage {
  const body = Buffer.from(lastResortPage(status, id));
  const always = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' };
  const page = { status, headers: { ...always, 'content-length': body.length, ...headers }, body };
  return withPolicy(page, policySources(env()));
}
