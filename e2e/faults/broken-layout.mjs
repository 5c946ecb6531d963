// A fault for the test of the last error page: the layout's footer asks for the year.
Date.prototype.getFullYear = () => {
  throw new Error('broken on purpose');
};
