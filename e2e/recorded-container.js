// A stub of a published tag manager container (gtm.js) with one Google Analytics tag: it reads the data layer, wraps
// its `push`, supports consent mode, and sends its hits to the Analytics endpoint.
(() => {
  const layer = window.dataLayer ?? [];
  const consent = new Map();
  const COOKIE = '_ga=GA1.1.1.1; Path=/; SameSite=Lax';

  const measure = (entry) => {
    document.cookie = COOKIE;
    const hit = new URL('https://region1.google-analytics.com/g/collect');
    hit.searchParams.set('v', '2');
    hit.searchParams.set('en', entry.event);
    hit.searchParams.set('entry', JSON.stringify(entry));
    fetch(hit, { method: 'POST', mode: 'no-cors', keepalive: true });
  };
  const read = (entry) => {
    if (Object.prototype.toString.call(entry) === '[object Arguments]') {
      const [name, , signals] = entry;
      if (name === 'consent') for (const [key, value] of Object.entries(signals)) consent.set(key, value);
    } else if (entry.event !== 'gtm.js' && consent.get('analytics_storage') === 'granted') measure(entry);
  };
  for (const entry of [...layer]) read(entry);
  const push = layer.push.bind(layer);
  layer.push = (...entries) => {
    const length = push(...entries);
    for (const entry of entries) read(entry);
    return length;
  };
})();
