import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import GlobalError from './global-error';

it('E2 the global error page contains both languages, the phone number and the digest', () => {
  const html = renderToStaticMarkup(<GlobalError error={Object.assign(new Error('x'), { digest: 'd1g3st' })} />);
  expect(html).toContain('<html lang="th-TH">');
  expect(html).toContain('ระบบขัดข้อง');
  expect(html).toContain('Internal Server Error');
  expect(html).toContain('href="tel:+6620000100"');
  expect(html).toContain('d1g3st');
});
