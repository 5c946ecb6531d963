import './globals.css';
import type { Metadata } from 'next';
import { ERROR_MESSAGES } from '@/lib/config/error-messages';
import { latin, thai } from './fonts';

export const metadata: Metadata = { title: `404 · ${ERROR_MESSAGES.notFound}` };

/** For paths without a locale, such as missing files. Bilingual, with a single link. */
export default function GlobalNotFound() {
  return (
    <html lang="th-TH" className={`${latin.variable} ${thai.variable}`}>
      <body>
        <main className="mx-auto max-w-prose px-4 py-24 text-center">
          <h1 className="text-3xl">
            ไม่พบหน้านี้ <span lang="en">{ERROR_MESSAGES.notFound}</span>
          </h1>
          <p className="mt-6">
            <a href="/" className="text-phprimary underline">
              กลับหน้าแรก <span lang="en">Home page</span>
            </a>
          </p>
        </main>
      </body>
    </html>
  );
}
