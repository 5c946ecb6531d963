import { textStream } from '@/lib/http/requests';
import { sitemapAnswer } from '../sitemap-parts';

export const dynamic = 'force-dynamic';

export async function GET(_request: Request, { params }: { params: Promise<{ part: string }> }): Promise<Response> {
  const { part } = await params;
  return sitemapAnswer((parts) => {
    const asked = parts.find(({ name }) => part === `${name}.xml`);
    return asked === undefined ? null : textStream(asked.xml());
  });
}
