// A fault for the test of the last error page: the layout's footer asks a date for its parts.
Intl.DateTimeFormat.prototype.formatToParts = () => {
  throw new Error('broken on purpose');
};
