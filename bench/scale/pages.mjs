import { percentile } from '../table.mjs';

const NEW = 20;
const AGAIN = 200;

let asked = 0;

/** A search that nobody has made before. */
const newSearch = (filters) => {
  asked += 1;
  return `/th-th/search?${filters}price_max=${900_000_000 + asked}`;
};

async function answerMs(url) {
  const begun = performance.now();
  const answer = await fetch(url);
  await answer.arrayBuffer();
  if (answer.status !== 200) throw new Error(`${url}: ${answer.status}`);
  return performance.now() - begun;
}

/** The median of these addresses, one after the other. */
async function medianMs(server, paths) {
  const times = [];
  for (const path of paths) times.push(await answerMs(server.url + path));
  return percentile(times, 0.5);
}

const times = (count, value) => Array.from({ length: count }, value);

/** Each kind of page from addresses that were never asked for, and the first of them again and again. */
async function kind(server, name, paths, made = 'rendered') {
  const first = await medianMs(server, paths);
  const cached = await medianMs(
    server,
    times(AGAIN, () => paths[0]),
  );
  return [
    { what: `${name}, ${made}`, value: first, unit: 'ms' },
    { what: `${name}, from memory`, value: cached, unit: 'ms' },
  ];
}

/** The home page has two addresses in all, of which the start has asked for one: only a single one is rendered. */
export async function pageRows(server, { listings, areas }) {
  // The code of each kind of page is read before its time counts.
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

/** Pictures of the listings' photographs, each never made before, and one of them again. */
export async function pictureRows(server, names) {
  const picture = (name) => `/_ipx/f_webp,w_640/demo/${name}`;
  // The first picture of all also loads the libraries.
  await answerMs(server.url + picture(names[0]));
  return kind(server, '640 px WebP', names.slice(1, NEW + 1).map(picture), 'made anew');
}
