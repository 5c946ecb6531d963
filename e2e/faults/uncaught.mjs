// Errors that nobody catches, when a test asks for them.
process.on('SIGHUP', () => {
  Promise.reject(new Error('nobody waits for this'));
});
process.on('SIGUSR2', () => {
  throw new Error('half done');
});
