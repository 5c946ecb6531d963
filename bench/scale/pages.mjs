import { percentile } from '../table.mjs';

const NEW = 20;
const AGAIN = 200;

let searches = 0;

/** The path of a new search, which is not cached. */
const newSearch = (filters) => {
  searches += 1;
  return `/th-th/search?${filters}price_max=${900_000_000 + searches}`;
};

async function answerMs(url) {
  const begun = performance.now();
  const answer = await fetch(url);
  await answer.arrayBuffer();
  if (answer.status !== 200) throw new Error(`${url}: ${answer.status}`);
  return performance.now() - begun;
}

/** The median response time of these paths, requested one after the other. */
async function medianMs(server, paths) {
  const times = [];
  for (const path of paths) times.push(await answerMs(server.url + path));
  return percentile(times, 0.5);
}

const times = (count, value) => Array.from({ length: count }, value);

/** Measures a kind of page at uncached paths, and then the first path repeatedly from the cache. */
async function kind(server, name, paths, made = 'rendered') {
  const first = await medianMs(server, paths);
  const cached = await medianMs(
    server,
    times(AGAIN, () => paths[0]),
  );
  return [
    { what: `${name}, ${made}`, value: first, unit: 'ms' },
    { what: `${name}, from the cache`, value: cached, unit: 'ms' },
  ];
}

/** Measures each kind of page. The home page has two paths, and one is already cached, so only one can be rendered. */
export async function pageRows(server, { listings, areas }) {
  // Warms up: loads the code of each kind of page.
  for (const path of [listings[0], areas[0], newSearch(''), newSearch('deal=sale&type=condo&')])
    await answerMs(server.url + path);
  return [
    ...(await kind(server, 'home page', ['/en-us'])),
    ...(await kind(server, 'listing', listings.slice(1, NEW + 1))),
    ...(await kind(server, 'area', areas.slice(1, NEW + 1))),
    ...(await kind(
      server,
      'search',
      times(NEW, () => newSearch('')),
    )),
    ...(await kind(
      server,
      'search with filters',
      times(NEW, () => newSearch('deal=sale&type=condo&beds_min=1&station=any&')),
    )),
  ];
}

/** Measures uncached pictures of the listings' photos, and then one of them from the cache. */
export async function pictureRows(server, names) {
  const picture = (name) => `/_ipx/f_webp,w_640/demo/${name}`;
  // Warms up: the first picture also loads the libraries.
  await answerMs(server.url + picture(names[0]));
  return kind(server, '640 px WebP', names.slice(1, NEW + 1).map(picture), 'resized');
}
