import { startBareServer } from '../servers.mjs';

/** The Accept header of Chromium for images. */
const ACCEPT = 'image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8';

const PAGE = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="description" content="One picture">
<title>One picture</title>
</head>
<body><main><h1>One picture</h1><img src="/picture" alt="The picture" width="350" height="233" fetchpriority="high"></main></body>
</html>`;

/** Serves a page with a heading and a picture from a bare server. No page with that picture can be faster. */
export async function startFloor(pictureUrl) {
  const response = await fetch(pictureUrl, { headers: { accept: ACCEPT } });
  if (response.status !== 200) throw new Error(`${pictureUrl}: ${response.status}`);
  return startBareServer({
    '/': { headers: { 'content-type': 'text/html; charset=utf-8' }, body: PAGE },
    '/picture': {
      headers: { 'content-type': response.headers.get('content-type') },
      body: Buffer.from(await response.arrayBuffer()),
    },
  });
}
