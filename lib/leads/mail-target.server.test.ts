import type { AddressInfo, Socket } from 'node:net';
import { createServer } from 'node:net';
import { buffer } from 'node:stream/consumers';
import fc from 'fast-check';
import { type ParsedMail, simpleParser } from 'mailparser';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { runs } from '@/vitest.runs';
import { findListing } from '../content/listings.server';
import { places } from '../content/places.server';
import { DeadlinePassed } from '../http/deadlines';
import { startMailServer } from '../http/testing/mail-server';
import { DeliveryWorker } from './delivery-worker';
import type { Lead } from './lead';
import { mailTarget } from './mail-target.server';
import { GatewayError, PermanentError, type Target } from './target';
import { anyLead, anyListingLead, anySearchLead } from './testing/any-lead';
import { leadFixture, listingLeadFixture, searchLeadFixture } from './testing/leads';

const NO_PHOTOS = async () => [];
const OFFICE = 'office@rommai.example';
const JPEG = Buffer.from('ffd8ffe000104a464946', 'hex');

/** A step of the conversation, and the codes with which the server answers it before it says yes. */
const refusals = { MAIL: [] as number[], RCPT: [] as number[], DATA: [] as number[] };
let raw: string[] = [];
let server: Awaited<ReturnType<typeof startMailServer>>;

function answer(step: keyof typeof refusals): Error | null {
  const code = refusals[step].shift();
  return code === undefined ? null : Object.assign(new Error(`no mail for ${OFFICE}`), { responseCode: code });
}

beforeAll(async () => {
  server = await startMailServer({
    onMailFrom: (_address, _session, callback) => callback(answer('MAIL')),
    onRcptTo: (_address, _session, callback) => callback(answer('RCPT')),
    onData(stream, _session, callback) {
      void buffer(stream).then((bytes) => {
        const fault = answer('DATA');
        if (fault === null) raw.push(bytes.toString('latin1'));
        callback(fault);
      });
    },
  });
  // A mail waits for them only three seconds.
  await Promise.all([places(), findListing('rm-1001')]);
});
afterAll(() => server.stop());
afterEach(() => void vi.useRealTimers());
beforeEach(() => {
  raw = [];
  for (const codes of Object.values(refusals)) codes.length = 0;
});

const settings = (changes: Partial<Parameters<typeof mailTarget>[0]> = {}) => ({
  smtpUrl: server.url,
  from: 'site@rommai.example',
  to: [OFFICE],
  urlOf: (path: string) => `https://rommai.example/th-th${path}`,
  ...changes,
});

async function received(lead: Lead, photos: Parameters<Target['deliver']>[1] = NO_PHOTOS): Promise<ParsedMail> {
  raw = [];
  await mailTarget(settings()).deliver(lead, photos);
  expect(raw).toHaveLength(1);
  return simpleParser(Buffer.from(raw[0] ?? '', 'latin1'));
}

const suspicious = { score: 6, reasons: ['hidden-field'] };

describe('a delivered mail', () => {
  it('says in Thai how to call back, about which home, when, and how the buyer found the site', async () => {
    const lead = listingLeadFixture({
      kind: 'view',
      line_id: '@somchai',
      email: 'somchai@example.com',
      message: 'มีที่จอดรถกี่คัน\nเลี้ยงแมวได้ไหม',
      preferred_times: ['2026-12-24 morning', '2026-12-25'],
      source: { page: '/th-th/listings/rm-1001', referrer: 'https://www.google.com/', utm: { source: 'fb' } },
    });
    const { subject, text, html, from, to, replyTo, messageId, headers } = await received(lead);
    const reference = lead.id
      .slice(0, 9)
      .replace(/^(.{4})(.{4}).*/, '$1-$2')
      .toUpperCase();
    expect(subject).toBe(`นัดชม RM-1001: สมชาย ใจดี (${reference})`);
    expect(from?.text).toBe('"ร่มไม้ พร็อพเพอร์ตี้" <site@rommai.example>');
    expect([to].flat().map((list) => list?.text)).toEqual([OFFICE]);
    expect(replyTo?.text).toBe('somchai@example.com');
    expect(messageId).toBe(`<enquiry-${lead.id}@rommai.example>`);
    expect(headers.get('auto-submitted')).toBe('auto-generated');
    expect(text?.split('\n')).toEqual(
      expect.arrayContaining([
        `เลขอ้างอิง: ${reference}`,
        'โทร: 081 234 5678',
        'LINE: @somchai',
        'https://line.me/R/ti/p/%40somchai',
        '> มีที่จอดรถกี่คัน',
        '> เลี้ยงแมวได้ไหม',
        expect.stringMatching(/^ทรัพย์: RM-1001 ./),
        'https://rommai.example/th-th/listings/rm-1001',
        expect.stringMatching(/^ราคา: ฿[\d,]+/),
        'สะดวกชม 1: วันพฤหัสบดีที่ 24 ธันวาคม 2569 เช้า (9.00–12.00 น.)',
        'สะดวกชม 2: วันศุกร์ที่ 25 ธันวาคม 2569 เวลาใดก็ได้',
        'ส่งเมื่อ: 22 พฤศจิกายน 2569 13:00 น.',
        'มาจาก: https://www.google.com/',
        'แคมเปญ: source=fb',
      ]),
    );
    expect(html).toContain('href="tel:+66812345678"');
    expect(html).toContain('href="mailto:somchai%40example.com"');
  });

  it('has no characters in its subject that only tell a browser where to break lines', async () => {
    expect((await received(listingLeadFixture())).subject).toMatch(/^สอบถามรายละเอียด RM-1001: /);
  });

  it('has the photographs of a seller, the place and the size', async () => {
    const digest = 'a'.repeat(64);
    const address = { province_code: '10', district_code: '1039', detail: 'ซอย 49' };
    const lead = leadFixture({ photos: [digest], size: { sqm: 34.5 }, address, asking_price: 4_500_000 });
    const { attachments, text } = await received(lead, async () => [{ number: 1, digest, bytes: JPEG }]);
    expect(attachments.map(({ contentType, content }) => [contentType, content])).toEqual([['image/jpeg', JPEG]]);
    expect(text).toMatch(
      /ที่ตั้ง: ซอย 49 เขตวัฒนา กรุงเทพ.*\nขนาด: 34\.5 ตร\.ม\.\nราคาที่ต้องการ: ฿4,500,000\nรูปถ่าย: 1 รูป แนบมาด้วย/,
    );
  });

  it('links the search of a buyer, and marks spam in the subject', async () => {
    const { subject, text } = await received(searchLeadFixture({ spam: suspicious, move_in: 'no-rush' }));
    expect(subject).toMatch(/^\[สงสัยว่าเป็นสแปม\] ให้ช่วยหาทรัพย์: สมชาย ใจดี \(/);
    expect(text).toContain(
      'กำลังหา: ซื้อ · คอนโด\nhttps://rommai.example/th-th/search?deal=sale&type=condo\nย้ายเข้า: ยังไม่รีบ',
    );
  });
});

it('a mail has a link that marks the enquiry as answered, and so has the reminder, which belongs to it', async () => {
  const lead = leadFixture();
  const target = mailTarget(settings({ answeredUrlOf: (id) => `https://rommai.example/answered/${id}` }));
  await target.deliver(lead, NO_PHOTOS);
  await target.remind?.(lead.id);
  const [first, reminder] = await Promise.all(raw.map((bytes) => simpleParser(Buffer.from(bytes, 'latin1'))));
  for (const mail of [first, reminder]) {
    expect(mail?.text).toContain(`\nhttps://rommai.example/answered/${lead.id}\n`);
    expect(mail?.html).toContain(`href="https://rommai.example/answered/${lead.id}"`);
  }
  expect([reminder?.messageId, reminder?.inReplyTo]).toEqual([
    `<reminder-${lead.id}@rommai.example>`,
    `<enquiry-${lead.id}@rommai.example>`,
  ]);
  expect(reminder?.subject).toMatch(/^ยังไม่ได้ตอบลูกค้า \([0-9A-F]{4}-[0-9A-F]{4}\)$/);
  expect(mailTarget(settings()).remind).toBeUndefined();
});

it('a mail has no markup, header or recipient of the sender, whatever the enquiry says', async () => {
  const evil = fc.constantFrom(
    'a\r\nBcc: victim@example.com',
    'a\nSubject: x\n\nbody',
    '</td><script>alert(1)</script>',
    '"><img src=x onerror=alert(1)>',
    '=?utf-8?Q?=0D=0ABcc:_victim@example.com?=',
    'a@example.com, victim@example.com',
    'x\u202egpj.exe',
  );
  const anyone = fc.oneof(anyLead, anyListingLead, anySearchLead);
  await fc.assert(
    fc.asyncProperty(anyone, evil, evil, async (lead, name, email) => {
      const { photos: _, ...fields } = { photos: undefined, ...lead };
      const mail = await received({ ...fields, name, email, message: name });
      const head = (raw[0] ?? '').split('\r\n\r\n')[0] ?? '';
      const names = head.split('\r\n').flatMap((text) => /^([\w-]+):/.exec(text)?.[1] ?? []);
      expect(names.filter((header) => /^(bcc|cc|subject|to)$/i.test(header)).sort()).toEqual(['Subject', 'To']);
      expect([mail.to].flat().flatMap((list) => list?.value.map(({ address }) => address))).toEqual([OFFICE]);
      expect(mail.replyTo?.value.length ?? 0).toBeLessThanOrEqual(1);
      expect(mail.subject).not.toMatch(/[\p{Cc}\u202e]/u);
      expect(String(mail.html)).not.toMatch(/<script|<img|\u202e/);
    }),
    { numRuns: runs(8) },
  );
});

describe('a refused mail', () => {
  const deliver = () => mailTarget(settings()).deliver(leadFixture(), NO_PHOTOS);

  it.each([
    ['MAIL', 451, GatewayError],
    ['RCPT', 450, GatewayError],
    ['DATA', 452, GatewayError],
    ['MAIL', 550, GatewayError],
    ['RCPT', 550, GatewayError],
    ['DATA', 554, PermanentError],
  ] as const)('at %s with %i is a matter of settings or of the message', async (step, code, kind) => {
    refusals[step].push(code);
    const fault = await deliver().catch((error: unknown) => error);
    expect(fault).toBeInstanceOf(kind);
    // The log has the reason, and no address.
    expect(String(fault)).toMatch(new RegExp(`answered ${code} to (MAIL FROM|RCPT TO|DATA)$`));
  });

  it('goes out when a greylist lets it through, and is set aside if its content is refused', async () => {
    refusals.RCPT.push(450);
    const settled: [string, string | undefined][] = [];
    const greeted = leadFixture();
    const refused = leadFixture();
    const known = new Map([greeted, refused].map((lead) => [lead.id, lead]));
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
    const worker = new DeliveryWorker(mailTarget(settings()), {
      isStoring: () => false,
      read: async (id) => known.get(id) ?? null,
      photos: NO_PHOTOS,
      settle: async (id, { refusal }) => {
        settled.push([id, refusal]);
        if (id !== greeted.id) return;
        refusals.DATA.push(554);
        worker.add(refused.id);
      },
    });
    worker.add(greeted.id);
    await expect.poll(() => worker.state.isUp).toBe(false);
    vi.advanceTimersByTime(60_000);
    const results = [
      [greeted.id, undefined],
      [refused.id, 'answered 554 to DATA'],
    ];
    await expect.poll(() => settled).toEqual(results);
    await worker.close();
    expect(raw).toHaveLength(1);
  });

  it('by one of two recipients went to the other', async () => {
    refusals.RCPT.push(550);
    await mailTarget(settings({ to: ['gone@rommai.example', OFFICE] })).deliver(leadFixture(), NO_PHOTOS);
    expect(raw).toHaveLength(1);
  });
});

it('a server that never answers ends at the deadline, and its connection with it', async () => {
  const sockets: Socket[] = [];
  const silent = createServer((socket) => void sockets.push(socket));
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
  // A server that listens on TCP has an address and a port.
  const { port } = silent.address() as AddressInfo;
  const target = mailTarget(settings({ smtpUrl: `smtp://127.0.0.1:${port}`, deadlineMs: 100 }));
  await expect(target.deliver(leadFixture(), NO_PHOTOS)).rejects.toThrow(DeadlinePassed);
  // It closes only when no connection is left.
  await new Promise<void>((resolve) => silent.close(() => resolve()));
  expect(sockets.every(({ destroyed }) => destroyed)).toBe(true);
  // A step without an answer takes ten.
}, 5_000);

it('a password does not go over a connection without TLS', async () => {
  const target = mailTarget(settings({ smtpUrl: server.url.replace('//', '//user:p%40ss@') }));
  await expect(target.deliver(leadFixture(), NO_PHOTOS)).rejects.toThrow(/TLS/);
  expect(raw).toEqual([]);
});
