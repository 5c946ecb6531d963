import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { held, holdScripts } from './late-scripts';

const PAGE =
  '<head><link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/a.js"/>' +
  '<script src="/_next/static/chunks/a.js" async=""></script><script src="/_next/static/chunks/p.js" noModule=""></script>' +
  '<script src="/_next/static/chunks/b.js" nonce="n" id="_R_" async=""></script></head><p>บ้าน</p>';

const HELD =
  '<head>START<script data-src="/_next/static/chunks/a.js"></script>' +
  '<script src="/_next/static/chunks/p.js" noModule=""></script>' +
  '<script data-src="/_next/static/chunks/b.js" nonce="n" id="_R_"></script></head><p>บ้าน</p>';

/** What is sent of a body given in parts, with the length that was announced. */
function sent(parts: readonly (string | Uint8Array)[], type: string): { body: string; length: unknown } {
  const chunks: Buffer[] = [];
  const response = new ServerResponse(new IncomingMessage(new Socket()));
  const take = (chunk: unknown) => {
    if (typeof chunk === 'string' || chunk instanceof Uint8Array) chunks.push(Buffer.from(chunk));
    return true;
  };
  Object.assign(response, { write: take, end: take });
  response.setHeader('Content-Type', type);
  response.setHeader('Content-Length', 10);
  holdScripts(response);
  for (const part of parts) response.write(part);
  response.end();
  return { body: Buffer.concat(chunks).toString(), length: response.getHeader('Content-Length') };
}

describe('scripts that wait for the first paint', () => {
  it('are held, with their id and nonce, after one starter; what is no module stays', () => {
    expect(held(PAGE, 'START')).toBe(HELD);
  });

  it('are held in pages alone', () => {
    expect(sent([PAGE], 'text/plain')).toEqual({ body: PAGE, length: 10 });
    const { body, length } = sent([PAGE], 'text/html; charset=utf-8');
    expect(body).not.toContain('async=""');
    expect(body.match(/currentScript\.remove/g)).toHaveLength(1);
    expect(length).toBeUndefined();
  });

  it('come with every letter of the page, wherever it is cut', () => {
    const bytes = Buffer.from(PAGE.repeat(2));
    fc.assert(
      fc.property(fc.integer({ min: 0, max: bytes.length }), (cut) => {
        const { body } = sent([bytes.subarray(0, cut), bytes.subarray(cut)], 'text/html');
        const starter = /<script>\(function.*?<\/script>/;
        const scripts = body.match(/(?:data-)?src="[^"]+\.js"/g)?.map((src) => src.replace('data-', ''));
        expect(body.replace(starter, '')).toContain('<p>บ้าน</p>');
        expect(scripts).toHaveLength(6);
      }),
    );
  });
});
