// Faults for broken.http.spec.ts. Formatting a list in words fails from the start; only the team page does it.
Intl.ListFormat.prototype.format = () => {
  throw new Error('broken on purpose');
};
process.on('SIGHUP', () => {
  Promise.reject(new Error('not handled'));
});
// The footer of the layout calls formatToParts.
process.on('SIGWINCH', () => {
  Intl.DateTimeFormat.prototype.formatToParts = () => {
    throw new Error('broken on purpose');
  };
  console.info('the layout is broken');
});
process.on('SIGUSR2', () => {
  throw new Error('half done');
});
