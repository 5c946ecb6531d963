'use client';

import { useChunkReload } from '@/components/build/use-chunk-reload';
import { ERROR_MESSAGES } from '@/lib/config/error-messages';
import { SITE } from '@/lib/config/site';

type Props = { error: Error & { digest?: string } };

const page = {
  fontFamily: 'system-ui, sans-serif',
  maxWidth: '40rem',
  margin: '15vh auto',
  padding: '0 1rem',
  lineHeight: 1.7,
};

/** E2: the fallback if even the layout fails. Bilingual, and without style sheet and messages, which could fail too. */
export default function GlobalError({ error }: Props) {
  useChunkReload(error);
  return (
    <html lang="th-TH">
      <body>
        <main style={page}>
          <title>{`500 · ${ERROR_MESSAGES.server}`}</title>
          <h1>
            ระบบขัดข้อง <span lang="en">{ERROR_MESSAGES.server}</span>
          </h1>
          <p>
            ขออภัย กรุณาโหลดหน้านี้อีกครั้ง หรือโทรหาเรา <span lang="en">Please load the page again, or call us:</span>{' '}
            <a href={`tel:${SITE.phone}`}>{SITE.phone}</a>
          </p>
          <p>
            <code>500 {error.digest}</code>
          </p>
        </main>
      </body>
    </html>
  );
}
