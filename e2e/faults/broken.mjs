// Faults for broken.http.spec.ts. A list of names in words breaks from the start: only the team page writes one.
Intl.ListFormat.prototype.format = () => {
  throw new Error('broken on purpose');
};
process.on('SIGHUP', () => {
  Promise.reject(new Error('not handled'));
});
// The layout's footer asks a date for its parts.
process.on('SIGWINCH', () => {
  Intl.DateTimeFormat.prototype.formatToParts = () => {
    throw new Error('broken on purpose');
  };
  console.info('the layout is broken');
});
process.on('SIGUSR2', () => {
  throw new Error('half done');
});
