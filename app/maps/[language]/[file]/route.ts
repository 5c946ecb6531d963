import { pictureWords } from '@/components/map/place-sketch';
import { IMAGE_CACHE } from '@/lib/config/constants';
import { refusal } from '@/lib/http/requests';
import { placePicture, readPictureAddress } from '@/lib/map/place-picture.server';
import { contentMissing } from '../../../content-missing';

export const dynamic = 'force-dynamic';

const IMMUTABLE = `public, max-age=${IMAGE_CACHE.browserSeconds}, immutable`;
/** For a request with another hash, which gets the current picture. */
const TEN_MINUTES = 'public, max-age=600';

type Params = Promise<{ language: string; file: string }>;

/** The picture of a place and its surroundings. The hash identifies its content. */
export async function GET(_: Request, { params }: { params: Params }): Promise<Response> {
  const { language, file } = await params;
  const address = readPictureAddress(language, file);
  if (address === null) return refusal(404);
  const { svg, hash } = await placePicture(address, await pictureWords(address.locale));
  const headers = { 'Content-Type': 'image/svg+xml', 'Cache-Control': hash === address.hash ? IMMUTABLE : TEN_MINUTES };
  return (await contentMissing('provinces', 'stations', 'landmarks')) ?? new Response(svg, { headers });
}
