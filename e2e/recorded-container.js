// Stands in for a published container of the tag manager (gtm.js) with one tag of Google Analytics: it reads what is in the
// data layer, takes over its `push`, knows consent mode, and sends what it measures where Analytics would.
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
